// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;

/** What an editor shows inside the text: how the life of each allocated buffer ends. */
public final class InlayHints {
  private InlayHints() {}

  /** Returns the hints in a range. */
  public static List<InlayHint> in(Range range, CheckedDocument document, BufferFacts facts) {
    return OwnershipHints.in(range, document, facts);
  }
}
