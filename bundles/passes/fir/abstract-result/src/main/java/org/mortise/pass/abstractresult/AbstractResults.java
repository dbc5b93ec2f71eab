// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.abstractresult;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.types.NoneType;

/**
 * How results are passed.
 *
 * @param asBox whether the memory of arrays and derived types is passed with a descriptor
 */
record AbstractResults(boolean asBox) {
  /** Returns whether the only result of a procedure is converted. */
  boolean concerns(FunctionType procedure) {
    return procedure.results().size() == 1
        && (isInMemory(procedure.results().get(0)) || isAddress(procedure.results().get(0)));
  }

  /** Returns whether a result of this type is in memory that the caller passes. */
  boolean isInMemory(Type result) {
    return !isAddress(result)
        && (result instanceof SequenceType || result instanceof BaseBoxType || result instanceof RecordType);
  }

  /** Returns whether a type is {@code c_ptr} or {@code c_funptr}, which are returned as references. */
  boolean isAddress(Type type) {
    return type instanceof RecordType derived
        && (derived.name().endsWith("T__builtin_c_ptr") || derived.name().endsWith("T__builtin_c_funptr"));
  }

  /** Returns whether the memory of a result of this type is passed with a descriptor. */
  boolean needsBox(Type result) {
    return asBox && !(result instanceof BaseBoxType);
  }

  Type argumentFor(Type result) {
    return needsBox(result) ? BoxType.of(result) : ReferenceType.of(result);
  }

  /** Converts the type of a procedure whose result is converted. */
  FunctionType convert(FunctionType procedure) {
    Type result = procedure.results().get(0);
    if (isAddress(result)) {
      Type reference = ReferenceType.of(NoneType.of(procedure.context()));
      return FunctionType.of(procedure.context(), procedure.inputs(), List.of(reference));
    }
    List<Type> inputs = new ArrayList<>(procedure.inputs());
    inputs.add(0, argumentFor(result));
    return FunctionType.of(procedure.context(), inputs, List.of());
  }
}
