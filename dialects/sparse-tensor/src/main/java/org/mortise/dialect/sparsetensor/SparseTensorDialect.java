// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.parameters.DialectEnum;
import org.osgi.service.component.annotations.Component;

/** Tensors whose zeros are not stored, and the arrays that store them. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "sparse_tensor", constants = SparseTensorConstraints.class)
public final class SparseTensorDialect extends SparseTensorDialectBase {
  @Override
  public List<FormerOperation> formerOperations() {
    return List.of(new FormerIterate());
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public List<DialectEnum> enumerations() {
    return List.of(
        SparseTensorConstraints.DIRECTIONS, SparseTensorConstraints.SORT_KINDS,
        SparseTensorConstraints.SPECIFIER_KINDS);
  }
}
