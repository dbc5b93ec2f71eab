// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.cf;

import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.NoneType;

/**
 * Aborts the program with a message if the operand is false. The write to unknown memory prevents the operation from
 * being removed or moved.
 */
@Op(name = "cf.assert",
    operands = "arg: I1",
    attributes = "msg: MSG",
    effects = "write",
    format = "$arg `,` $msg attr-dict")
public final class AssertOp extends AssertOpBase {
  static final AttributeConstraint<StringAttr> MSG = AttributeConstraints.STRING.withImpliedType(NoneType::of);

  AssertOp(Operation operation) {
    super(operation);
  }

  @Canonicalization("EraseTrue")
  static boolean eraseTrue(AssertOp op, PatternRewriter rewriter) {
    if (!Boolean.TRUE.equals(Constants.booleanOf(op.arg()))) {
      return false;
    }
    rewriter.eraseOp(op);
    return true;
  }

  /** Creates an assertion of {@code condition}. */
  public static AssertOp create(OpBuilder builder, Location location, Value condition, String message) {
    return create(builder, location, condition, StringAttr.of(builder.context(), message));
  }

  public String message() {
    return msgAttr().value();
  }
}
