// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tensor;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.complex.ComplexDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** Creation, slices and reshapes of tensors of any element type. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "tensor", constants = TensorTypes.class)
public final class TensorDialect extends TensorDialectBase {
  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    // arith.constant, or complex.constant if the type is a complex number
    return ComplexDialect.materialize(builder, value, type, location);
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }

  @Override
  public List<FormerOperation> formerOperations() {
    List<FormerOperation> all = new ArrayList<>(FormerOps.PACKING);
    all.add(new FormerSplat());
    return all;
  }
}
