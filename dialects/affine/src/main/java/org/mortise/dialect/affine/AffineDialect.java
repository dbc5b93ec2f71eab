// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinition;
import org.osgi.service.component.annotations.Component;

/**
 * Affine maps of indices: application, minimum, maximum, loads and stores. The other operations of the reference are
 * missing.
 */
@Component(service = Dialect.class)
@AutoService(Dialect.class)
public final class AffineDialect extends Dialect {
  public static final String NAMESPACE = "affine";

  @Override
  public String namespace() {
    return NAMESPACE;
  }

  @Override
  public List<String> operationNames() {
    return List.of(ApplyOp.NAME, LoadOp.NAME, MaxOp.NAME, MinOp.NAME, StoreOp.NAME);
  }

  @Override
  public OpDefinition operation(String name) {
    return switch (name) {
      case ApplyOp.NAME -> ApplyOp.DEFINITION;
      case LoadOp.NAME -> LoadOp.DEFINITION;
      case MaxOp.NAME -> MaxOp.DEFINITION;
      case MinOp.NAME -> MinOp.DEFINITION;
      case StoreOp.NAME -> StoreOp.DEFINITION;
      default -> null;
    };
  }

  @Override
  public Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ConstantOp.create(builder, location, value).operation();
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new AffineInliner();
  }
}
