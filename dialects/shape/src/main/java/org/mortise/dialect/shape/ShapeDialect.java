// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Computations of shapes, conditions on them, and functions that compute the shapes of operations' results. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "shape", constants = ShapeConstraints.class)
public final class ShapeDialect extends ShapeDialectBase {
  @Override
  protected List<String> plainTypes() {
    return Arrays.stream(ShapeSort.values()).map(ShapeSort::keyword).toList();
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    return attribute.name().equals("shape.lib") ? ShapeLibraries.verify(operation, attribute.value()) : null;
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (value instanceof DenseNumbersAttr extents && (ShapeSort.SHAPE.is(type) || ShapeConstraints.isExtents(type))) {
      return ConstShapeOp.build(builder, location, type, extents).operation();
    }
    if (value instanceof IntegerAttr number && ShapeSort.SIZE.is(type)) {
      return ConstSizeOp.build(builder, location, type, number).operation();
    }
    if (value instanceof IntegerAttr passing && ShapeSort.WITNESS.is(type)) {
      return ConstWitnessOp.build(builder, location, type, passing).operation();
    }
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public boolean allowsUnknownOperations() {
    return true;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
