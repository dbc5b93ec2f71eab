// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.answer;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.TextEdit;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.transform.Folding;
import org.mortise.lsp.internal.buffers.FunctionText;
import org.mortise.lsp.internal.check.CheckedDocument;
import org.mortise.lsp.internal.index.Occurrence;
import org.mortise.lsp.internal.index.OpRange;
import org.mortise.lsp.internal.index.TextIndex;
import org.mortise.lsp.internal.text.Utf8;

/**
 * Fixes that apply one operation's folding, as canonicalization would: remove it, replace its result by another value,
 * or replace it by a constant. Rewrites by patterns are not offered. Folds a copy; linear in the uses.
 */
final class FoldFixes {
  record Fix(String title, List<TextEdit> edits) {}

  private final CheckedDocument document;
  private final FunctionText text;
  private final TextEdits edits;

  FoldFixes(CheckedDocument document, FunctionText text) {
    this.document = document;
    this.text = text;
    this.edits = new TextEdits(document);
  }

  /** Returns the fix for an operation, or null if it does not fold. */
  @Nullable Fix of(OpRange range) {
    Operation op = range.op();
    if (op.resultCount() == 0 || op.definition() == null) {
      return null;
    }
    if (MemoryEffects.isTriviallyDead(op)) {
      return new Fix("Remove unused operation", List.of(edits.remove(range)));
    }
    OperationSlice slice = op.resultCount() == 1 && Constants.of(op.result(0)) == null ? OperationSlice.of(op) : null;
    FoldResult folded = slice == null ? FoldResult.NONE : Folding.fold(slice.copy());
    if (folded.size() != 1) {
      return null;
    }
    Value value = folded.value(0);
    return value == null ? byConstant(range, slice, folded.constant(0)) : byValue(range, slice.original(value));
  }

  private @Nullable Fix byValue(OpRange range, @Nullable Value value) {
    OpResult result = range.op().result(0);
    String name = value == null || value == result ? null : text.name(value);
    Occurrence definition = text.definition(result);
    if (name == null || definition == null || !value.type().equals(result.type())) {
      return null;
    }
    TextIndex index = document.chunkAt(range.start()).index();
    List<TextEdit> changes = new ArrayList<>();
    changes.add(edits.remove(range));
    for (Occurrence use : index.of(definition.entity())) {
      if (!use.isDefinition()) {
        changes.add(edits.edit(use.start(), use.end(), name));
      }
    }
    return new Fix("Replace by " + name, changes);
  }

  private @Nullable Fix byConstant(OpRange range, OperationSlice slice, Attribute value) {
    Operation op = slice.copy();
    Dialect dialect = op.name().dialect();
    Operation constant = dialect == null ? null
        : dialect.materializeConstant(OpBuilder.after(op), value, op.result(0).type(), op.location());
    if (constant == null) {
      return null;
    }
    String printed = Utf8.decode(IRPrinter.toString(constant, PrinterOptions.DEFAULT.withLocalScope(true))).strip();
    String created = printed.substring(printed.indexOf(" = ") + " = ".length());
    return new Fix("Replace by " + created, List.of(edits.edit(range.name(), range.end(), created)));
  }
}
