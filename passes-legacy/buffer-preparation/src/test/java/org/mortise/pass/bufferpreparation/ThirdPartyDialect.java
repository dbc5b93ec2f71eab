// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.List;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.function.FunctionLike;
import org.mortise.ir.symbols.SymbolTable;

/** A third-party dialect with functions, returns and calls. A call has an operand before its arguments. */
final class ThirdPartyDialect extends Dialect {
  static final String FUNC = "toy.func";
  static final String RETURN = "toy.return";
  static final String CALL = "toy.call";

  static List<OpInterface> interfaces() {
    return List.of(new Function(), new Call());
  }

  @Override
  public String namespace() {
    return "toy";
  }

  @Override
  public List<String> operationNames() {
    return List.of(FUNC, RETURN, CALL);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case FUNC -> OpDefinition.named(FUNC)
          .attribute(SymbolTable.SYMBOL_NAME, AttributeConstraints.STRING)
          .attribute(FunctionLike.FUNCTION_TYPE, AttributeConstraints.FUNCTION_TYPE)
          .optionalAttribute(FunctionLike.ARG_ATTRS, AttributeConstraints.DICTIONARY_ARRAY)
          .optionalAttribute(FunctionLike.RES_ATTRS, AttributeConstraints.DICTIONARY_ARRAY)
          .region("body", RegionSpec.Shape.ANY)
          .traits(Trait.ISOLATED_FROM_ABOVE, Trait.SYMBOL)
          .build();
      case RETURN -> OpDefinition.named(RETURN)
          .operands("operands", TypeConstraints.ANY)
          .traits(Trait.TERMINATOR)
          .build();
      case CALL -> OpDefinition.named(CALL)
          .operand("token", TypeConstraints.ANY)
          .operands("arguments", TypeConstraints.ANY)
          .attribute("callee", AttributeConstraints.SYMBOL_REF)
          .results("results", TypeConstraints.ANY)
          .build();
      default -> null;
    };
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  /** The signature. */
  @Serves(FUNC)
  static final class Function extends FunctionLike {}

  /** The call. */
  @Serves(CALL)
  static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return (SymbolRefAttr) op.property(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(1);
    }
  }
}
