// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.abstractresult;

import java.util.List;
import org.mortise.dialect.fir.CoordinateOp;
import org.mortise.dialect.fir.FieldIndexOp;
import org.mortise.dialect.fir.types.FieldType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;

/** The component of a C address that holds the number. */
record AddressComponent(OpBuilder builder, Location location, Type type) {
  /** Returns a reference of the component of the address in {@code memory}. */
  Value of(Value memory) {
    RecordType.Member component = ((RecordType) type).components().get(0);
    Value field = FieldIndexOp.create(builder, location, FieldType.of(builder.context()), List.of(),
        StringAttr.of(builder.context(), component.name()), TypeAttr.of(type));
    return CoordinateOp.create(builder, location, ReferenceType.of(component.type()), memory, List.of(field),
        TypeAttr.of(memory.type()));
  }
}
