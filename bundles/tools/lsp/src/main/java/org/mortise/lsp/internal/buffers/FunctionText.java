// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.buffers;

import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.lsp.internal.check.CheckedChunk;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;

/** The names of the values of one function, and the lines of its operations. Creation is linear in the function. */
public final class FunctionText {
  private final CheckedDocument document;
  private final OpRange function;
  private final Map<Value, Occurrence> names = new IdentityHashMap<>();
  private final Map<Operation, OpRange> ranges = new IdentityHashMap<>();

  FunctionText(CheckedDocument document, OpRange function) {
    this.document = document;
    this.function = function;
    TextIndex index = document.chunkAt(function.start()).index();
    List<Occurrence> all = index.all();
    for (int i = first(all.size(), at -> all.get(at).start() >= function.start()); i < all.size(); i++) {
      Occurrence name = all.get(i);
      if (name.start() >= function.end()) {
        break;
      }
      if (name.isDefinition() && name.entity().subject() instanceof Value value) {
        names.put(value, name);
      }
    }
    List<OpRange> operations = index.operations();
    for (int i = firstFrom(operations, function.start());
        i < operations.size() && operations.get(i).start() < function.end(); i++) {
      ranges.put(operations.get(i).op(), operations.get(i));
    }
  }

  /** Returns the outermost non-module operation around an offset; null if there is none without errors. */
  public static @Nullable OpRange around(CheckedDocument document, int offset) {
    CheckedChunk chunk = document.chunkAt(offset);
    OpRange found = null;
    for (OpRange range = chunk.index().operationAround(offset); range != null; range = range.parent()) {
      if (!range.op().hasTrait(Trait.SYMBOL_TABLE)) {
        found = range;
      }
    }
    return found != null && rootOf(found.op()) == chunk.program() ? found : null;
  }

  /** Returns the root of an operation; a partially read function with errors has another root than the program. */
  private static Operation rootOf(Operation op) {
    Operation root = op;
    while (root.parentOp() != null) {
      root = root.parentOp();
    }
    return root;
  }

  /** Returns the index of the first operation that begins at an offset or later. Logarithmic. */
  public static int firstFrom(List<OpRange> operations, int offset) {
    return first(operations.size(), at -> operations.get(at).start() >= offset);
  }

  /** Returns the first index of a suffix for which the test holds. */
  private static int first(int count, IntPredicate test) {
    int low = 0;
    int high = count;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (test.test(middle)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** Returns the text of the function. */
  public OpRange function() {
    return function;
  }

  /** Returns the definition of a value's name, for several results the definition of their common name; or null. */
  public @Nullable Occurrence definition(Value value) {
    Occurrence name = names.get(value);
    if (name != null || !(value instanceof OpResult result)) {
      return name;
    }
    for (int i = result.index() - 1; name == null && i >= 0; i--) {
      name = names.get(result.owner().result(i));
    }
    return name;
  }

  /** Returns the name of a value, or null if it has none. */
  public @Nullable String name(Value value) {
    Occurrence definition = definition(value);
    if (definition == null) {
      return null;
    }
    String name = new String(document.text().bytes(), definition.start(), definition.end() - definition.start(),
        StandardCharsets.UTF_8);
    boolean isInPack = value instanceof OpResult result && !isAlone(result, definition);
    return isInPack ? name + "#" + numberInPack((OpResult) value) : name;
  }

  private boolean isAlone(OpResult result, Occurrence definition) {
    byte[] bytes = document.text().bytes();
    return result.owner().resultCount() == 1
        || names.get(result) == definition && (definition.end() >= bytes.length || bytes[definition.end()] != ':');
  }

  private int numberInPack(OpResult result) {
    int first = result.index();
    while (first > 0 && !names.containsKey(result.owner().result(first))) {
      first--;
    }
    return result.index() - first;
  }

  /** Returns the text of an operation, or null if it was not parsed from its own text. */
  public @Nullable OpRange range(Operation op) {
    return ranges.get(op);
  }

  /** Returns the line of an operation, or of the nearest enclosing operation that has text, counted from 1. */
  public int line(Operation op) {
    Operation shown = op;
    while (shown != null && !ranges.containsKey(shown)) {
      shown = shown.parentOp();
    }
    return lineAt(shown == null ? function.start() : ranges.get(shown).start());
  }

  /** Returns the line on which a value is defined, counted from 1. */
  public int line(Value value) {
    Occurrence definition = definition(value);
    return definition != null ? lineAt(definition.start()) : line(ownerOf(value));
  }

  private Operation ownerOf(Value value) {
    Operation owner = value.definingOp() != null ? value.definingOp() : value.parentBlock().parentOp();
    return owner == null ? function.op() : owner;
  }

  private int lineAt(int offset) {
    return document.text().position(offset).getLine() + 1;
  }
}
