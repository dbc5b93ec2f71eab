// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** Has the element type and the number of elements of its result as derived attributes. */
@Op(name = "test.derived_type_attr", results = "output: ANY_TENSOR",
    implementations = DerivedTypeAttrOp.Derived.class)
final class DerivedTypeAttrOp extends DerivedTypeAttrOpBase {
  DerivedTypeAttrOp(Operation operation) {
    super(operation);
  }

  /** The element type and the number of elements; an unknown number counts as zero. */
  static final class Derived implements DerivedAttributeOpInterface {
    @Override
    public List<NamedAttribute> materializeDerivedAttributes(Operation op) {
      ShapedType type = (ShapedType) op.result(0).type();
      int count = type.hasStaticShape() ? (int) type.numElements() : 0;
      return List.of(new NamedAttribute("element_dtype", TypeAttr.of(type.elementType())),
          new NamedAttribute("num_elements", IntegerAttr.i32(op.context(), count)));
    }
  }
}
