// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.conversion.ConversionPattern;
import org.mortise.ir.conversion.ConversionRewriter;

/** Code shared by the patterns of the preparation phase: the conversion of values at boundaries of functions. */
abstract sealed class BufferizeOpConverter extends ConversionPattern
    permits BufferizeFuncOpConverter, BufferizeReturnOpConverter, BufferizeCallOpConverter, BufferizeBranchOpConverter {
  final BufferTypeConverter types;

  BufferizeOpConverter(@Nullable String rootName, BufferTypeConverter types) {
    super(rootName, types);
    this.types = types;
  }

  /** Returns the parts of all types; null, with the reason recorded, if a type cannot be converted. */
  final @Nullable List<Parts> partsOf(Operation op, List<? extends Type> list, ConversionRewriter rewriter) {
    List<Parts> all = new ArrayList<>(list.size());
    for (Type type : list) {
      Parts parts = types.partsOf(type);
      if (parts == null) {
        rewriter.notifyMatchFailure(op, "type '" + type + "' cannot be converted");
        return null;
      }
      all.add(parts);
    }
    return all;
  }

  /** Like {@link #partsOf(Operation, List, ConversionRewriter)}, for the types of operands. */
  final @Nullable List<Parts> partsOf(OperandRange range, ConversionRewriter rewriter) {
    List<Type> list = new ArrayList<>(range.size());
    for (Value value : range) {
      list.add(value.type());
    }
    return partsOf(range.owner(), list, rewriter);
  }

  /**
   * Returns the converted parts of an operand, unpacked before {@code op}; null, with an error, if this fails.
   *
   * @param value the operand as the pattern has received it: packed from converted parts, or not converted
   */
  private @Nullable List<Value> unpack(Operation op, Value value, Parts parts, ConversionRewriter rewriter) {
    if (parts.size() == 1) {
      return List.of(value);
    }
    if (parts.size() == 0) {
      return List.of();
    }
    List<Type> after = new ArrayList<>(parts.size());
    parts.list().forEach(part -> after.add(part.after()));
    List<Value> values = types.convertedParts(rewriter, op.location(), value, after);
    if (values == null) {
      rewriter.notifyError(op.error(
          "unpacking type '" + value.type() + "' does not give " + parts.size() + " values of the converted types"));
    }
    return values;
  }

  /**
   * Returns the converted parts of operands in one list; null, with an error, if this fails.
   *
   * @param first the position of the first operand
   */
  final @Nullable List<Value> unpackAll(
      Operation op, int first, List<Parts> parts, List<Value> operands, ConversionRewriter rewriter) {
    List<Value> all = new ArrayList<>(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      List<Value> values = unpack(op, operands.get(first + i), parts.get(i), rewriter);
      if (values == null) {
        return null;
      }
      all.addAll(values);
    }
    return all;
  }
}
