;; Emacs with eglot against `layerlint lsp`: diagnostics appear while somebody types, a code action is applied, and the buffer
;; is right. $LAYERLINT is the program, $APP a copy of samples/layered/broken.

(require 'cl-lib)
(ignore-errors (package-initialize))
(require 'eglot)
(require 'flymake)

(defun check (what condition)
  (if condition (princ (format "ok: %s\n" what))
    (princ (format "FAILED: %s\n" what))
    (kill-emacs 1)))

(defun await (what condition)
  "Let Emacs work until CONDITION holds, at most 20 seconds."
  (let ((deadline (+ (float-time) 20)) (holds nil))
    ;; Eglot sends changes when Emacs is idle, which it never is without a terminal.
    (eglot--signal-textDocument/didChange)
    (while (and (not (setq holds (funcall condition))) (< (float-time) deadline))
      (accept-process-output nil 0.05))
    (check what holds)))

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(add-to-list 'eglot-server-programs (list 'swift-mode (getenv "LAYERLINT") "lsp" "--no-cache"))
(setq eglot-autoshutdown nil
      eglot-send-changes-idle-time 0.05
      flymake-no-changes-timeout 0.05
      project-find-functions (list (lambda (_) (cons 'transient (file-name-as-directory (getenv "APP"))))))

(find-file (concat (getenv "APP") "/Domain/Services/FeedService.swift"))
(apply #'eglot (eglot--guess-contact))

(defun flymake-texts ()
  (mapcar (lambda (diagnostic) (cons (flymake-diagnostic-text diagnostic) (flymake-diagnostic-beg diagnostic)))
          (flymake-diagnostics)))

(defun line-of (text)
  "The line of the diagnostic whose message contains TEXT, or nil."
  (let ((found (cl-find-if (lambda (each) (string-match-p (regexp-quote text) (car each))) (flymake-texts))))
    (and found (line-number-at-pos (cdr found)))))

(defvar finding "uses FeedViewController from the higher")
(defun reported-line () (flymake-start) (line-of finding))

(await "diagnostics of the file on disk" #'reported-line)
(defvar line (reported-line))

;; Without saving: the finding moves down with its line.
(goto-char (point-min))
(insert "// first: é\n// second\n")
(await "a diagnostic moves with its line" (lambda () (eql (reported-line) (+ line 2))))
(check "the buffer was not saved" (buffer-modified-p))

(goto-char (point-min))
(forward-line (1+ line))
(defvar before (buffer-string))
(defvar actions
  (append (jsonrpc-request
           (eglot-current-server) :textDocument/codeAction
           (list :textDocument (eglot--TextDocumentIdentifier)
                 :range (list :start (eglot--pos-to-lsp-position (line-beginning-position))
                              :end (eglot--pos-to-lsp-position (line-end-position)))
                 :context '(:diagnostics [])))
          nil))
(defvar suppression
  (cl-find "Suppress upward_dependency here" actions :key (lambda (action) (plist-get action :title)) :test #'equal))
(check "an action suppresses the finding" suppression)
(eglot--apply-workspace-edit (plist-get suppression :edit))
(defvar expected
  (let ((lines (split-string before "\n")))
    (mapconcat #'identity
               (append (cl-subseq lines 0 (1+ line)) '("  // layerlint:disable:next upward_dependency - ")
                       (nthcdr (1+ line) lines))
               "\n")))
(check "the buffer has the comment above the line" (equal (buffer-string) expected))
(await "the suppression asks for its reason" (lambda () (flymake-start) (line-of "reason")))

(goto-char (point-min))
(search-forward "upward_dependency - ")
(insert "is going away")
(await "the finding is suppressed" (lambda () (flymake-start) (not (or (line-of "reason") (eql (reported-line) (+ line 3))))))

(defvar hover
  (jsonrpc-request (eglot-current-server) :textDocument/hover
                   (progn (goto-char (point-min)) (search-forward "class FeedServ") (eglot--TextDocumentPositionParams))))
(check "a hover says what a type is" (string-match-p "FeedService" (format "%s" hover)))

(set-buffer-modified-p nil)
(eglot-shutdown (eglot-current-server))
(princ "ok: the server ends\n")
(kill-emacs 0)
