;; Opens a file in Emacs with eglot and a language server, does what a user would do, and writes what Emacs knows to a
;; file. Variables of the environment: LSP_SERVER the command, LSP_FILE the program, LSP_OUT the file. Written for
;; Emacs 28 with eglot 1.9; newer versions of Emacs contain eglot.
(require 'package)
(package-initialize)
(require 'eglot)
(require 'seq)
(require 'xref)

(define-derived-mode mlir-mode prog-mode "MLIR")
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode))
(add-to-list 'eglot-server-programs `(mlir-mode . (,(getenv "LSP_SERVER"))))
(setq eglot-sync-connect 120
      eglot-connect-timeout 120
      eglot-send-changes-idle-time 0)

(defvar answers (generate-new-buffer "answers"))

(defun say (form &rest values)
  (let ((line (apply #'format form values)))
    (with-current-buffer answers (insert line "\n"))))

(defun diagnostics (count)
  "Waits until there are COUNT diagnostics, and says them."
  (let ((tries 600))
    (while (and (> tries 0) (/= count (length (flymake-diagnostics))))
      (setq tries (1- tries))
      (accept-process-output nil 0.1)))
  (dolist (each (flymake-diagnostics))
    (say "diagnostic %d %s" (line-number-at-pos (flymake-diagnostic-beg each)) (flymake-diagnostic-text each))))

(defun goto (text)
  "Goes to the first character of TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(find-file (getenv "LSP_FILE"))
(apply #'eglot (eglot--guess-contact))
(diagnostics 1)

(goto "%x, %x")
(dolist (each (xref-backend-definitions 'eglot "LSP identifier at point."))
  (let ((place (xref-item-location each)))
    (say "definition %d:%d" (xref-file-location-line place) (xref-file-location-column place))))
(say "references %d" (length (xref-backend-references 'eglot "LSP identifier at point.")))
(eglot-rename "number")

(goto "%w")
(delete-char 2)
(insert "%z")
(diagnostics 0)

(goto "memref.alloc")
(let ((fix (seq-find (lambda (action) (equal "Insert the missing dealloc" (plist-get action :title)))
                     (eglot-code-actions (point) (point)))))
  (eglot--apply-workspace-edit (plist-get fix :edit)))

(goto "  return")
(insert "  %u = arith.mu\n")
(goto "arith.mu\n")
(end-of-line)
(let ((completion (eglot-completion-at-point)))
  (say "completion %s" (mapconcat #'substring-no-properties (all-completions "arith.muli" (nth 2 completion)) " ")))
(delete-region (line-beginning-position) (1+ (line-end-position)))

(with-current-buffer answers
  (insert-buffer-substring (find-buffer-visiting (getenv "LSP_FILE")))
  (write-region nil nil (getenv "LSP_OUT")))
(eglot-shutdown (eglot-current-server))
