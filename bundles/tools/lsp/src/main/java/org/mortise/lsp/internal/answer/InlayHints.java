// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;

/**
 * The hints that an editor shows inside the text: types of results that the text omits, and the end of each allocated
 * buffer's lifetime.
 *
 * @param hasOwnership whether there are hints about buffers
 * @param hasTypes whether there are hints about types
 */
public record InlayHints(boolean hasOwnership, boolean hasTypes) {
  /** All hints. */
  public static final InlayHints ALL = new InlayHints(true, true);

  /** Returns the hints that a client's options leave enabled; {"inlayHints":{"ownership":false}} disables one kind. */
  public static InlayHints of(@Nullable Object options) {
    return options instanceof JsonObject all && all.get("inlayHints") instanceof JsonObject hints
        ? new InlayHints(isOn(hints, "ownership"), isOn(hints, "types")) : ALL;
  }

  private static boolean isOn(JsonObject options, String name) {
    return !options.has(name) || !options.get(name).isJsonPrimitive() || options.get(name).getAsBoolean();
  }

  public List<InlayHint> in(Range range, CheckedDocument document, BufferFacts facts) {
    List<InlayHint> found = new ArrayList<>();
    if (hasTypes) {
      found.addAll(TypeHints.in(range, document));
    }
    if (hasOwnership) {
      found.addAll(OwnershipHints.in(range, document, facts));
    }
    return found;
  }
}
