// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.DialectInlinerInterface;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.definition.DialectOperations;
import org.mortise.ir.interfaces.InlineAll;
import org.osgi.service.component.annotations.Component;

/** The operators of neural networks on whole tensors that the TOSA standard defines. */
@Component(service = Dialect.class)
@DialectOperations(namespace = "tosa", constants = {TosaConstraints.class, TosaTraits.class})
public final class TosaDialect extends TosaDialectBase {
  /** The syntax of most operations. */
  static final String FUNCTIONAL = "operands attr-dict `:` functional-type(operands, results)";

  @Override
  public List<String> attributeNames() {
    return Arrays.stream(QuantizationAttr.Kind.values()).map(QuantizationAttr.Kind::mnemonic).toList();
  }

  @Override
  public Attribute parseAttribute(AsmParser parser, Type type) {
    return QuantizationAttr.parse(parser);
  }

  @Override
  public @Nullable Operation materializeConstant(OpBuilder builder, Attribute value, Type type, Location location) {
    return value instanceof ElementsAttr elements ? ConstOp.build(builder, location, type, elements).operation() : null;
  }

  @Override
  public DialectInlinerInterface inliner() {
    return new InlineAll();
  }
}
