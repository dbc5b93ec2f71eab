// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg.execution;

import org.mortise.dialect.linalg.WinogradTile;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.RankedTensorType;

/**
 * The transformations of Winograd's algorithm: each tile is multiplied by a matrix from the left and by its transpose
 * from the right, unless its size in that dimension is 1. The reference adds the products to memory that was never
 * written; here they are the results.
 */
final class Winograd {
  /** The position of an element of a tile; two of its indices are those in the tile. */
  private interface Place {
    long[] of(long row, long column);
  }

  private final ValueFormat format;
  private final double[][] matrix;
  private final double factor;
  private final long m;

  private Winograd(Operation op, double[][] matrix, double factor) {
    this.format = ValueFormat.of(((RankedTensorType) op.result(0).type()).elementType());
    if (!format.isFloat() || format.kind() == ValueKind.OBJECT) {
      throw new UnsupportedOperationException("it is not computed for " + format.type());
    }
    this.matrix = matrix;
    this.factor = factor;
    this.m = WinogradTile.of(op).outputs();
  }

  private static WinogradMatrices matrices(Operation op) {
    return WinogradMatrices.of(WinogradTile.of(op));
  }

  private interface Tiles {
    void transform(Elements from, Elements to, Machine machine);
  }

  private void run(Operation op, CodeBuilder code, Tiles tiles) {
    code.run(code.results(op), (arguments, machine) -> {
      Elements from = (Elements) arguments[0];
      Elements to = Elements.create(format, machine, ((Elements) arguments[1]).sizes());
      tiles.transform(from, to, machine);
      return new Object[] {to};
    }, PoisonRule.REJECT, code.operands(op));
  }

  /** From filter, row, column, channel to row, column, channel, filter. */
  static void filter(Operation op, CodeBuilder code) {
    Winograd winograd = new Winograd(op, matrices(op).filter(), 1);
    winograd.run(op, code, (from, to, machine) -> {
      for (long filter = 0; filter < from.size(0); filter++) {
        for (long channel = 0; channel < from.size(3); channel++) {
          long f = filter;
          long c = channel;
          winograd.tile(from, new long[] {from.size(1), from.size(2)}, (y, x) -> new long[] {f, y, x, c},
              to, (y, x) -> new long[] {y, x, c, f}, machine);
        }
      }
    });
  }

  /** From image, row, column, channel to row, column, vertical tile, horizontal tile, image, channel. */
  static void input(Operation op, CodeBuilder code) {
    Winograd winograd = new Winograd(op, matrices(op).input(), 1);
    winograd.run(op, code, (from, to, machine) -> forEachTile(to.sizes(), (v, h, n, c) ->
        winograd.tile(from, new long[] {to.size(0), to.size(1)},
            (y, x) -> new long[] {n, v * winograd.step(to.size(0)) + y, h * winograd.step(to.size(1)) + x, c},
            to, (y, x) -> new long[] {y, x, v, h, n, c}, machine)));
  }

  /** From row, column, vertical tile, horizontal tile, image, filter to image, row, column, filter. */
  static void output(Operation op, CodeBuilder code) {
    Winograd winograd = new Winograd(op, matrices(op).output(), matrices(op).factor());
    winograd.run(op, code, (from, to, machine) -> forEachTile(from.sizes(), (v, h, n, f) ->
        winograd.tile(from, new long[] {from.size(0), from.size(1)}, (y, x) -> new long[] {y, x, v, h, n, f},
            to, (y, x) -> new long[] {n, v * winograd.step(from.size(0)) + y, h * winograd.step(from.size(1)) + x, f},
            machine)));
  }

  /** Tiles of one element lie side by side. */
  private long step(long size) {
    return size == 1 ? 1 : m;
  }

  private interface Tile {
    void at(long vertical, long horizontal, long image, long channel);
  }

  private static void forEachTile(long[] sizes, Tile tile) {
    for (long v = 0; v < sizes[2]; v++) {
      for (long h = 0; h < sizes[3]; h++) {
        for (long n = 0; n < sizes[4]; n++) {
          for (long c = 0; c < sizes[5]; c++) {
            tile.at(v, h, n, c);
          }
        }
      }
    }
  }

  private void tile(Elements from, long[] sizes, Place source, Elements to, Place target, Machine machine) {
    machine.step((long) matrix.length * matrix[0].length * (sizes[0] + matrix.length));
    double[][] tile = new double[(int) sizes[0]][(int) sizes[1]];
    for (int y = 0; y < sizes[0]; y++) {
      for (int x = 0; x < sizes[1]; x++) {
        tile[y][x] = number(from.get(position(from, source.of(y, x), machine)), machine);
      }
    }
    double scale = 1;
    if (sizes[0] != 1) {
      tile = multiply(matrix, tile);
      scale *= factor;
    }
    if (sizes[1] != 1) {
      tile = multiply(tile, transpose(matrix));
      scale *= factor;
    }
    for (int y = 0; y < tile.length; y++) {
      for (int x = 0; x < tile[0].length; x++) {
        double result = round(tile[y][x] * scale);
        to.set(position(to, target.of(y, x), machine),
            format.kind() == ValueKind.DOUBLE ? (Object) result : (Object) (float) result);
      }
    }
  }

  private static double number(Object value, Machine machine) {
    if (value == Poison.VALUE) {
      throw machine.fault("uses an undefined element");
    }
    return ((Number) value).doubleValue();
  }

  private static int position(Elements elements, long[] indices, Machine machine) {
    for (int i = 0; i < indices.length; i++) {
      if (indices[i] >= elements.size(i)) {
        throw machine.fault("has a tile that is partly outside: index " + indices[i] + " in dimension " + i
            + ", which has the size " + elements.size(i));
      }
    }
    return elements.position(indices);
  }

  private double[][] multiply(double[][] a, double[][] b) {
    double[][] product = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b[0].length; k++) {
        double sum = 0;
        for (int j = 0; j < b.length; j++) {
          sum = round(sum + round(a[i][j] * b[j][k]));
        }
        product[i][k] = sum;
      }
    }
    return product;
  }

  private static double[][] transpose(double[][] a) {
    double[][] transposed = new double[a[0].length][a.length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < a[0].length; k++) {
        transposed[k][i] = a[i][k];
      }
    }
    return transposed;
  }

  private double round(double exact) {
    return format.floatKind() == FloatKind.F64 ? exact : FloatRounding.round(format.floatKind(), exact);
  }
}
