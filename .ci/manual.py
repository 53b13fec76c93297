#!/usr/bin/env python3
"""Writes a manual page in mdoc from the output of `layerlint --experimental-dump-help`, to standard output."""
import json, os, re, sys, time


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def paragraph(text):
    """Indented lines are examples, which are not filled."""
    out, literal = [], False
    for line in text.strip("\n").split("\n"):
        is_example = line.startswith("  ")
        if is_example != literal:
            out.append(".Bd -literal -offset indent" if is_example else ".Ed")
            literal = is_example
        if line.strip():
            # mdoc puts the right space after a sentence that ends its line.
            filled = line.strip() if is_example else re.sub(r"(?<=[.?!]) (?=[A-Z])", "\n", line)
            out.append(escaped(filled))
        elif not literal and out:
            out.append(".Pp")
    while out and out[-1] == ".Pp":
        out.pop()
    # A display already begins with a paragraph break.
    out = [line for index, line in enumerate(out) if line != ".Pp" or out[index + 1 : index + 2] != [".Bd -literal -offset indent"]]
    return out + ([".Ed"] if literal else [])


def spelled(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def arguments(command):
    shown = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    lines = []
    for argument in sorted(shown, key=lambda a: a["kind"] != "positional"):
        value = argument.get("valueName", "value")
        if argument["kind"] == "positional":
            lines.append(f".It Ar {escaped(value)}")
        else:
            names = ", ".join(escaped(spelled(n)) for n in argument["names"])
            lines.append(f".It {names}" + (f" Ar {escaped(value)}" if argument["kind"] == "option" else ""))
        text = argument.get("abstract") or argument.get("discussion") or ""
        if argument.get("defaultValue") and "default" not in text:
            text += f" (default: {argument['defaultValue']})"
        lines += paragraph(text)
    return [".Bl -tag -width indent"] + lines + [".El"] if lines else []


def page(tool):
    root = tool["command"]
    commands = [c for c in root.get("subcommands", []) if c["commandName"] != "help"]
    default = root.get("defaultSubcommand")
    day = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", "0")))
    date = time.strftime("%B ", day) + time.strftime("%d, %Y", day).lstrip("0")
    out = [
        '.\\" Made from the help of the program.', f".Dd {date}", f".Dt {root['commandName'].upper()} 1", ".Os", ".Sh NAME",
        f".Nm {root['commandName']}", f".Nd {escaped(root['abstract'].rstrip('.'))}", ".Sh SYNOPSIS",
    ]
    for command in commands:
        word = command["commandName"]
        out += [".Nm", f".Op Cm {word}" if word == default else f".Cm {word}", ".Op Ar options"]
        for argument in command.get("arguments", []):
            if argument["kind"] == "positional" and argument.get("shouldDisplay", True):
                value = escaped(argument.get("valueName", "value"))
                out.append(f".Op Ar {value}" if argument["isOptional"] else f".Ar {value}")
    out += [".Sh DESCRIPTION"] + paragraph(root.get("discussion", ""))
    out += [".Sh COMMANDS"]
    for command in commands:
        out += [f".Ss {escaped(command['commandName'])}"] + paragraph(command.get("abstract", ""))
        if command.get("discussion"):
            out += [".Pp"] + paragraph(command["discussion"])
        out += arguments(command)
    out += [".Sh FILES", ".Bl -tag -width indent", ".It Pa .layerlint.yml", "The configuration of a project.",
            ".It Pa .layerlint\\-baseline.json", "Findings that a project accepts.", ".El"]
    return "\n".join(line for line in out if line) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page(json.load(sys.stdin)))
