// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.function.FunctionAssembly;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.interfaces.function.FunctionVerifier;

/** A sequence with a name, which others can include. */
@Op(name = "transform.named_sequence", family = TransformOp.class,
    attributes = {
        "sym_name: SYMBOL_NAME",
        "function_type: FUNCTION_TYPE",
        "sym_visibility: STRING?",
        "arg_attrs: DICTIONARY_ARRAY?",
        "res_attrs: DICTIONARY_ARRAY?"
    },
    regions = "body: AT_MOST_ONE_BLOCK",
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    implementations = NamedSequenceOp.Function.class)
public final class NamedSequenceOp extends NamedSequenceOpBase {
  private static final String READ_ONLY = "transform.readonly";
  private static final String CONSUMED = "transform.consumed";

  NamedSequenceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new FunctionAssembly());
  }

  @Nullable Diagnostic verify() {
    Operation op = operation();
    Diagnostic wrong = new FunctionVerifier().verify(op);
    if (wrong == null) {
      wrong = verifyParents();
    }
    if (wrong == null && !body().isEmpty()) {
      wrong = verifyBody(body().first());
    }
    return wrong != null ? wrong : verifyArguments();
  }

  private @Nullable Diagnostic verifyParents() {
    Operation op = operation();
    for (Operation parent = op.parentOp(); parent != null; parent = parent.parentOp()) {
      if (parent.hasTrait(TransformTraits.TRANSFORM)) {
        return op.error("cannot be defined inside another transform op")
            .note(parent.location(), "ancestor transform op");
      }
    }
    Operation table = op.parentOp();
    while (table != null && !table.hasTrait(Trait.SYMBOL_TABLE)) {
      table = table.parentOp();
    }
    return table == null || table.hasAttr(TransformDialect.WITH_NAMED_SEQUENCE) ? null
        : op.error("expects the parent symbol table to have the '" + TransformDialect.WITH_NAMED_SEQUENCE
            + "' attribute").note(table.location(), "symbol table operation");
  }

  private @Nullable Diagnostic verifyBody(Block block) {
    Operation terminator = block.last();
    if (terminator == null) {
      return error("expected a non-empty body block");
    }
    if (!terminator.name().toString().equals("transform.yield")) {
      return error("expected 'transform.yield' as terminator").note(terminator.location(), "terminator");
    }
    List<Type> results = FunctionLike.functionType(operation()).results();
    if (terminator.operandCount() != results.size()) {
      return terminator.error("expected terminator to have as many operands as the parent op has results");
    }
    for (int i = 0; i < results.size(); i++) {
      Type type = terminator.operand(i).type();
      if (type != results.get(i)) {
        return terminator.error("the type of the terminator operand #" + i
            + " must match the type of the corresponding parent op result ('" + type + "' vs '" + results.get(i)
            + "')");
      }
    }
    return null;
  }

  private @Nullable Diagnostic verifyArguments() {
    Operation op = operation();
    int count = FunctionLike.functionType(op).inputs().size();
    for (int i = 0; i < count; i++) {
      DictionaryAttr attributes = FunctionLike.attributesAt(op, FunctionLike.ARG_ATTRS, i);
      boolean isConsumed = attributes.get(CONSUMED) != null;
      boolean isReadOnly = attributes.get(READ_ONLY) != null;
      if (isConsumed && isReadOnly) {
        return op.error("argument #" + i + " cannot be both readonly and consumed");
      }
      if (body().isEmpty()) {
        if (!isConsumed && !isReadOnly) {
          return op.error("must provide consumed/readonly status for arguments of external or called ops");
        }
      } else if (isReadOnly && NestedHandleEffects.isConsumed(body().first().argument(i))) {
        return op.error("argument #" + i + " is consumed in the body but is not marked as such");
      }
    }
    return null;
  }

  /** The signature and the body of the sequence. */
  static final class Function extends FunctionLike {
    @Override
    public boolean deallocatesBuffers(Operation op) {
      return false;
    }
  }
}
