// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.OpRange;

/**
 * A line above each function that allocates buffers, with their costs. {@link #of} is linear in the document and runs
 * no pass; the editor requests the costs of visible functions.
 */
public final class CodeLenses {
  private CodeLenses() {}

  /** Returns the lenses of a document, without their texts. */
  public static List<CodeLens> of(String uri, CheckedDocument document) {
    List<CodeLens> found = new ArrayList<>();
    for (CheckedChunk chunk : document.chunks()) {
      for (OpRange range : chunk.index().operations()) {
        boolean isFunction = FunctionOpInterface.mayHaveBuffers(range.op())
            && range.equals(FunctionText.around(document, range.start()));
        if (isFunction && !BufferAllocations.in(range.op()).isEmpty()) {
          JsonArray data = new JsonArray();
          data.add(uri);
          data.add(range.start());
          found.add(new CodeLens(document.text().range(range.name(), range.nameEnd()), null, data));
        }
      }
    }
    return found;
  }

  /** Returns the document of a lens; null if this server did not create it. */
  public static @Nullable String uri(CodeLens lens) {
    return lens.getData() instanceof JsonArray data && data.size() == 2 && isText(data.get(0)) && isNumber(data.get(1))
        ? data.get(0).getAsString() : null;
  }

  private static boolean isNumber(JsonElement element) {
    return element.isJsonPrimitive() && element.getAsJsonPrimitive().isNumber();
  }

  private static boolean isText(JsonElement element) {
    return element.isJsonPrimitive() && element.getAsJsonPrimitive().isString();
  }

  /**
   * Copies the necessary data from a document, and returns a function that computes the text of a lens without the
   * document. A function that no longer exists has no text.
   */
  public static Supplier<CodeLens> resolving(CodeLens lens, CheckedDocument document) {
    OpRange function = FunctionText.around(document, ((JsonArray) lens.getData()).get(1).getAsInt());
    boolean isFunction = function != null && FunctionOpInterface.mayHaveBuffers(function.op());
    FunctionCosts costs = isFunction ? FunctionCosts.of(function.op(), document.snapshot()) : null;
    return () -> {
      lens.setCommand(new Command(costs == null ? "" : costs.inOneLine(), ""));
      return lens;
    };
  }
}
