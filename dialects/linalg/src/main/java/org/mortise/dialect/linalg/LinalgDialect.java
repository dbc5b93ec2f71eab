// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ArithDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.parameters.DialectEnum;
import org.osgi.service.component.annotations.Component;

/** Structured operations: loops over the elements of tensors and memrefs, with a scalar computation as body. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "linalg", constants = LinalgConstraints.class)
public final class LinalgDialect extends LinalgDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return ArithDialect.materialize(builder, value, type, location);
  }

  @Override
  public @Nullable Diagnostic verifyOperationAttribute(Operation operation, NamedAttribute attribute) {
    if (!attribute.name().equals(NamedStructure.MEMOIZED_INDEXING_MAPS)) {
      return operation.error("attribute '\"" + attribute.name() + "\"' not supported by the linalg dialect");
    }
    return areMaps(attribute.value()) ? null
        : operation.opError("attribute '" + attribute.name() + "' must be an array of affine maps");
  }

  private static boolean areMaps(Attribute value) {
    if (!(value instanceof ArrayAttr array)) {
      return false;
    }
    for (Attribute each : array.elements()) {
      if (!(each instanceof AffineMapAttr)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  public List<DialectEnum> enumerations() {
    return LinalgEnums.ALL;
  }
}
