// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces.function;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Verifier;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.FunctionType;

/**
 * Checks the rules of all functions: a declaration is not public, the arguments of the entry block match the signature,
 * argument and result attributes match in number, and the dialects of these attributes accept them.
 */
public final class FunctionVerifier implements Verifier {
  private static final String ARGUMENT = "argument";

  @Override
  public @Nullable Diagnostic verify(Operation op) {
    FunctionType type = FunctionLike.functionType(op);
    if (op.region(0).isEmpty() && SymbolTable.getVisibility(op) == SymbolTable.Visibility.PUBLIC) {
      return op.opError("symbol declaration cannot have public visibility");
    }
    return verifySignature(op, type.inputs(), type.results().size());
  }

  /** Checks the entry block and the attributes of arguments and results of a function of any type. */
  public static @Nullable Diagnostic verifySignature(Operation op, List<Type> inputs, int resultCount) {
    Diagnostic wrong = verifyAttributes(op, inputs.size(), resultCount);
    return wrong != null ? wrong : verifyEntryBlock(op, inputs);
  }

  /** Checks the attributes of arguments and results. */
  public static @Nullable Diagnostic verifyAttributes(Operation op, int argumentCount, int resultCount) {
    Diagnostic wrong = verifyAttributes(op, FunctionLike.ARG_ATTRS, ARGUMENT, argumentCount);
    return wrong != null ? wrong : verifyAttributes(op, FunctionLike.RES_ATTRS, "result", resultCount);
  }

  private static @Nullable Diagnostic verifyAttributes(Operation op, String name, String what, int count) {
    if (!(op.getAttr(name) instanceof ArrayAttr array)) {
      return null;
    }
    if (array.size() != count) {
      return op.opError("expects " + what + " attribute array to have the same number of elements as the number of "
          + "function " + what + "s, got " + array.size() + ", but expected " + count);
    }
    for (int i = 0; i < count; i++) {
      Attribute entry = array.get(i);
      if (!(entry instanceof DictionaryAttr dictionary)) {
        return op.opError("expects " + what + " attribute dictionary to be a DictionaryAttr, but got `" + entry + "`");
      }
      Diagnostic wrong = verifyEntries(op, what, i, dictionary);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verifyEntries(Operation op, String what, int index, DictionaryAttr dictionary) {
    for (int i = 0; i < dictionary.size(); i++) {
      NamedAttribute attribute = dictionary.entry(i);
      int dot = attribute.name().indexOf('.');
      if (dot < 0) {
        return op.opError(what + "s may only have dialect attributes");
      }
      Dialect dialect = op.context().dialect(attribute.name().substring(0, dot));
      Diagnostic wrong = dialect == null ? null : verify(dialect, op, what, index, attribute);
      if (wrong != null) {
        return wrong;
      }
    }
    return null;
  }

  private static @Nullable Diagnostic verify(
      Dialect dialect, Operation op, String what, int index, NamedAttribute attribute) {
    return what.equals(ARGUMENT) ? dialect.verifyArgumentAttribute(op, index, attribute)
        : dialect.verifyResultAttribute(op, index, attribute);
  }

  private static @Nullable Diagnostic verifyEntryBlock(Operation op, List<Type> inputs) {
    Block entry = op.region(0).first();
    if (entry == null) {
      return null;
    }
    if (entry.argumentCount() != inputs.size()) {
      return op.opError("entry block must have " + inputs.size() + " arguments to match function signature");
    }
    for (int i = 0; i < inputs.size(); i++) {
      Type actual = entry.argument(i).type();
      if (actual != inputs.get(i)) {
        return op.opError("type of entry block argument #" + i + "('" + actual
            + "') must match the type of the corresponding argument in function signature('" + inputs.get(i) + "')");
      }
    }
    return null;
  }
}
