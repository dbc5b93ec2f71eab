// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.lowerrepackarrays;

import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.HeapType;
import org.mortise.dialect.fir.types.PointerType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.NoneType;

/** Questions about the types of arrays that a descriptor describes. */
final class DescribedArrays {
  private DescribedArrays() {}

  /** Returns the type of the array. */
  static SequenceType arrayType(Value box) {
    return (SequenceType) EntityTypes.ofAddressOrBox(box.type());
  }

  /** Returns the type of the elements. */
  static Type elementType(Value box) {
    return arrayType(box).elementType();
  }

  /** Returns whether the type of the elements is known only at run time. */
  static boolean isPolymorphic(Value box) {
    return box.type() instanceof ClassType || elementType(box) instanceof NoneType;
  }

  /** Returns the type of the address with which the presence of the data is tested. */
  static Type addressType(Value box) {
    Type described = ((BaseBoxType) box.type()).elementType();
    boolean isAddress = described instanceof HeapType || described instanceof PointerType;
    return isAddress ? described : ReferenceType.of(box.type());
  }
}
