// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector.execution;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.vector.TransferReadOp;
import org.mortise.dialect.vector.TransferWriteOp;
import org.mortise.dialect.vector.VectorTransferOpInterface;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/**
 * Reads and writes of vectors at a place of a buffer or tensor. A map states for each dimension of the vector the
 * dimension of the source, or that elements repeat. Elements that are outside, or whose mask is not set, are padding or
 * are not written; where the operation states that it is in bounds, an element outside is an error.
 */
final class Transfers {
  /** The source, the padding or the written vector, and the mask come before the indices. */
  private static final int FIRST_INDEX = 3;

  private final VectorType type;
  private final AffineMap map;
  private final boolean[] inBounds;
  private final ValueFormat format;

  private Transfers(Operation op) {
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    this.type = (VectorType) transfer.getVector(op).type();
    this.map = transfer.getPermutationMap(op);
    this.inBounds = new boolean[map.resultCount()];
    for (int i = 0; i < inBounds.length; i++) {
      inBounds[i] = transfer.isDimInBounds(op, i);
    }
    Type elements = ((ShapedType) transfer.getSource(op).type()).elementType();
    if (elements instanceof VectorType) {
      throw new UnsupportedOperationException("the elements of the source are vectors");
    }
    this.format = ValueFormat.of(elements);
  }

  static void read(TransferReadOp read, CodeBuilder code) {
    run(code.results(read), new Transfers(read.operation())::read, read.operation(), code.value(read.padding()), code);
  }

  static void write(TransferWriteOp write, CodeBuilder code) {
    Transfers transfer = new Transfers(write.operation());
    run(code.results(write), write.resultCount() == 0 ? transfer::write : transfer::writeTensor,
        write.operation(), code.value(write.vector()), code);
  }

  private static void run(List<Register> results, Primitive primitive, Operation op, Register value, CodeBuilder code) {
    VectorTransferOpInterface transfer = op.getInterface(VectorTransferOpInterface.class);
    Register around = Masks.around(op, code);
    List<Register> arguments = new ArrayList<>();
    arguments.add(code.value(transfer.getSource(op)));
    arguments.add(value);
    arguments.add(transfer.getMask(op) != null ? code.value(transfer.getMask(op))
        : around != null ? around : code.index(0)); // 0: no mask
    arguments.addAll(code.values(transfer.getIndices(op)));
    code.run(results, primitive, PoisonRule.PASS, arguments);
  }

  private Object[] read(Object[] arguments, Machine machine) {
    Places places = Places.of(arguments, FIRST_INDEX, format, machine);
    Elements vector = Elements.create(format, machine, type.shape());
    for (int i = 0; i < vector.count(); i++) {
      long[] indices = indices(places, i, mask(arguments, machine), machine);
      vector.set(i, indices == null ? arguments[1] : places.read(indices));
    }
    return new Object[] {vector};
  }

  private Object[] write(Object[] arguments, Machine machine) {
    Places places = Places.of(arguments, FIRST_INDEX, format, machine);
    int count = Math.toIntExact(type.numElements());
    machine.step(count);
    for (int i = 0; i < count; i++) {
      long[] indices = indices(places, i, mask(arguments, machine), machine);
      if (indices != null) {
        places.write(indices, arguments[1] instanceof Elements vector ? vector.get(i) : Poison.VALUE);
      }
    }
    return Primitive.NOTHING;
  }

  private Object[] writeTensor(Object[] arguments, Machine machine) {
    Places places = Places.of(arguments, FIRST_INDEX, format, machine);
    int count = Math.toIntExact(type.numElements());
    int[] positions = new int[count];
    Elements values = Elements.create(format, machine, count);
    int written = 0;
    for (int i = 0; i < count; i++) {
      long[] indices = indices(places, i, mask(arguments, machine), machine);
      if (indices != null) {
        positions[written] = places.position(indices);
        values.set(written++, arguments[1] instanceof Elements vector ? vector.get(i) : Poison.VALUE);
      }
    }
    return new Object[] {
        ((Elements) arguments[0]).with(Arrays.copyOf(positions, written), values, machine)};
  }

  private static @Nullable Elements mask(Object[] arguments, Machine machine) {
    if (arguments[2] == Poison.VALUE) {
      throw machine.fault("uses an undefined mask");
    }
    return arguments[2] instanceof Elements mask ? mask : null;
  }

  /**
   * Returns the indices of an element of the vector in the source; null if it is not transferred, because it is beyond
   * the end of a dimension, or masked. Negative indices are errors, as their lowering does not test for them.
   */
  private long @Nullable [] indices(Places places, int position, @Nullable Elements mask, Machine machine) {
    long[] indices = places.base();
    long[] distances = new long[indices.length];
    boolean[] isMoved = new boolean[indices.length];
    boolean isOutside = false;
    int rest = position;
    for (int i = type.rank() - 1; i >= 0; i--) {
      long distance = rest % type.dim(i);
      rest /= (int) type.dim(i);
      if (map.result(i) instanceof AffineDimExpr dim) {
        int at = dim.position();
        indices[at] = Math.addExact(indices[at], distance);
        distances[at] = distance;
        isMoved[at] = true;
        isOutside |= !inBounds[i] && indices[at] >= places.size(at);
      }
    }
    boolean isSet = mask == null || Masks.isSet(mask, maskPosition(mask, distances, isMoved), machine);
    return isOutside || !isSet ? null : indices;
  }

  /** The dimensions of a mask are the transferred source dimensions, in source order. */
  private static int maskPosition(Elements mask, long[] distances, boolean[] isMoved) {
    int position = 0;
    int next = 0;
    for (int i = 0; i < distances.length; i++) {
      if (isMoved[i]) {
        position = (int) (position * mask.size(next++) + distances[i]);
      }
    }
    return position;
  }
}
