// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.CheckedDocument;

/**
 * The last check of any version of a document, which the next check may change instead of checking the whole text. That
 * one takes it, so that its program is not changed twice and does not need memory during a check of the whole.
 */
final class LastCheck {
  private @Nullable CheckedDocument check;

  /** Returns the check, and does not keep it; null if there is none that may be changed. */
  synchronized @Nullable CheckedDocument take() {
    CheckedDocument taken = check;
    check = null;
    return taken;
  }

  /** Keeps a new check instead of an earlier one. */
  synchronized void replace(CheckedDocument newer) {
    check = newer;
  }

  /** Keeps a check that was taken and has not been changed, unless there is a newer one. */
  synchronized void restore(CheckedDocument taken) {
    check = check == null ? taken : check;
  }

  /** Does not keep a check, because a thread that was given up may still read its program. */
  synchronized void drop(CheckedDocument inUse) {
    check = check == inUse ? null : check;
  }
}
