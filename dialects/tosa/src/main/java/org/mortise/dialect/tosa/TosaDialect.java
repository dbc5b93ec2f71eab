// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.mortise.ir.parameters.DialectEnum;
import org.osgi.service.component.annotations.Component;

/** The operators of neural networks on whole tensors that the TOSA standard defines. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "tosa", constants = {TosaConstraints.class, TosaTraits.class, TosaForms.class})
public final class TosaDialect extends TosaDialectBase {
  /** The syntax of most operations. */
  static final String FUNCTIONAL = "operands attr-dict `:` functional-type(operands, results)";

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    if (type instanceof ShapeType shape && value instanceof DenseElementsAttr sizes) {
      return ConstShapeOp.build(builder, location, shape, sizes).operation();
    }
    return value instanceof ElementsAttr elements ? ConstOp.build(builder, location, type, elements).operation() : null;
  }

  @Override
  protected List<String> plainTypes() {
    return List.of("mxint8");
  }

  @Override
  public List<DialectEnum> enumerations() {
    return TosaEnums.ALL;
  }

  @Override
  public List<FormerOperation> formerOperations() {
    return FormerOps.ALL;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
