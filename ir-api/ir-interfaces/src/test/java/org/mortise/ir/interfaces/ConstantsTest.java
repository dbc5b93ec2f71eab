// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.testing.DeclaredDialect;
import org.mortise.ir.text.context.Contexts;
import org.mortise.ir.types.IntegerType;

class ConstantsTest {
  /** A constant that has no attribute. */
  private static final OpDefinition YES = OpDefinition.named("own.yes")
      .result("result", TypeConstraints.I1)
      .traits(Trait.CONSTANT_LIKE)
      .folder((op, constants) -> FoldResult.of(IntegerAttr.bool(op.context(), true)))
      .build();

  private final Context context = Contexts.builder().dialect(new DeclaredDialect(YES)).build();

  private Value make(String name) {
    Type type = IntegerType.of(context, 1);
    OperationState state = new OperationState(UnknownLoc.of(context), context.operationName(name)).addResultType(type);
    return Operation.create(state).result(0);
  }

  @Test
  void of_constantWithFolder_returnsFoldedValue() {
    Value yes = make("own.yes");
    assertThat(Constants.of(yes)).isSameAs(IntegerAttr.bool(context, true));
    assertThat(Constants.booleanOf(yes)).isTrue();
    assertThat(Constants.integerOf(yes)).isSameAs(Constants.of(yes.definingOp()));
  }

  @Test
  void of_otherOperations_returnsNull() {
    Value argument = new Block().addArgument(IntegerType.of(context, 1), UnknownLoc.of(context));
    assertThat(Constants.of(argument)).isNull();
    assertThat(Constants.of(make("t.unknown"))).isNull();
    assertThat(Constants.of((Value) null)).isNull();
    assertThat(Constants.booleanOf(argument)).isNull();
  }
}
