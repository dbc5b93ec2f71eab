// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.server;

import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.check.CheckedDocument;

/**
 * The last check of any version of a document, which the next check may update instead of checking the whole text. The
 * next check takes it, so that its program is not changed twice and is not kept during a whole check.
 */
final class LastCheck {
  private @Nullable CheckedDocument check;

  /** Removes and returns the check; null if there is none. */
  synchronized @Nullable CheckedDocument take() {
    CheckedDocument taken = check;
    check = null;
    return taken;
  }

  synchronized void replace(CheckedDocument newer) {
    check = newer;
  }

  /** Puts back a check that was taken and not changed, unless a newer one was set. */
  synchronized void restore(CheckedDocument taken) {
    check = check == null ? taken : check;
  }

  /** Removes a check whose program an abandoned thread may still read. */
  synchronized void drop(CheckedDocument inUse) {
    check = check == inUse ? null : check;
  }
}
