// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Serves;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.NoneType;
import org.osgi.service.component.annotations.Component;

/** Stops the program with a message unless its operand is true. */
public final class AssertOp {
  public static final String NAME = "cf.assert";

  static final OpDefinition DEFINITION = OpDefinition.named(NAME)
      .operand("arg", TypeConstraints.I1)
      .attribute("msg", AttributeConstraints.STRING.withImpliedType(NoneType::of))
      .format("$arg `,` $msg attr-dict")
      .canonicalization(patterns -> patterns.add(new EraseTrue()))
      .build();

  private final Operation op;

  private AssertOp(Operation op) {
    this.op = op;
  }

  public static AssertOp create(OpBuilder builder, Location location, Value condition, String message) {
    return new AssertOp(builder.create(builder.state(location, NAME)
        .addOperand(condition)
        .setProperty(0, StringAttr.of(builder.context(), message))));
  }

  /** The view of {@code op}, or null if it is another operation. */
  public static AssertOp of(Operation op) {
    return op != null && op.is(DEFINITION) ? new AssertOp(op) : null;
  }

  public Operation operation() {
    return op;
  }

  public Value condition() {
    return op.operand(0);
  }

  public String message() {
    return ((StringAttr) op.property(0)).value();
  }

  private static final class EraseTrue extends RewritePattern {
    EraseTrue() {
      super(NAME);
    }

    @Override
    public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
      if (!Boolean.TRUE.equals(Constants.booleanOf(op.operand(0)))) {
        return false;
      }
      rewriter.eraseOp(op);
      return true;
    }
  }

  /** A write to unknown memory, so that it is neither removed nor moved. */
  @Component(service = MemoryEffectOpInterface.class)
  @Serves(NAME)
  @AutoService(OpInterface.class)
  public static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, null));
    }
  }
}
