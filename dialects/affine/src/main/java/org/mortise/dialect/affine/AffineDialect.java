// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.osgi.service.component.annotations.Component;

/** Loops, conditions and memory accesses whose bounds and indices are affine maps of loop variables and symbols. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "affine", constants = AffineAttributes.class)
public final class AffineDialect extends AffineDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new AffineInliner();
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }
}
