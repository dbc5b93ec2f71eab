// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.jspecify.annotations.Nullable;
import org.mortise.lsp.internal.buffers.BufferFacts;
import org.mortise.lsp.internal.check.CheckedDocument;

/**
 * What an editor shows inside the text: how the life of each allocated buffer ends.
 *
 * @param hasOwnership whether there are hints about buffers
 */
public record InlayHints(boolean hasOwnership) {
  /** All hints. */
  public static final InlayHints ALL = new InlayHints(true);

  /** Returns those that are not turned off in the options of a client, such as {"inlayHints":{"ownership":false}}. */
  public static InlayHints of(@Nullable Object options) {
    return options instanceof JsonObject all && all.get("inlayHints") instanceof JsonObject hints
        ? new InlayHints(isOn(hints, "ownership")) : ALL;
  }

  private static boolean isOn(JsonObject options, String name) {
    return !options.has(name) || !options.get(name).isJsonPrimitive() || options.get(name).getAsBoolean();
  }

  /** Returns the hints in a range. */
  public List<InlayHint> in(Range range, CheckedDocument document, BufferFacts facts) {
    return hasOwnership ? OwnershipHints.in(range, document, facts) : List.of();
  }
}
