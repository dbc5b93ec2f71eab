// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.quant;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.types.FloatType;

/**
 * Quantized numbers with a scale and a zero point for each block of the tensor that they are elements of: {@code
 * !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0}, {1.0, 0.5}}>}. MLIR 19.1 does not have it.
 */
public final class UniformQuantizedSubChannelType extends QuantizedType {
  private final List<Integer> dimensions;
  private final List<Long> blockSizes;
  private final long[] shape;
  private final List<UniformScale> scales;

  private UniformQuantizedSubChannelType(
      QuantizedStorage storage, FloatType expressedType, List<Integer> dimensions, List<Long> blockSizes,
      long[] shape, List<UniformScale> scales) {
    super(expressedType.context(), storage, expressedType);
    this.dimensions = List.copyOf(dimensions);
    this.blockSizes = List.copyOf(blockSizes);
    this.shape = shape.clone();
    this.scales = List.copyOf(scales);
  }

  /**
   * Returns the type.
   *
   * @param dimensions the dimensions that blocks divide
   * @param blockSizes the size of a block in each of them
   * @param shape the shape of the tensor of scales
   * @param scales its elements in row-major order
   */
  public static UniformQuantizedSubChannelType of(
      QuantizedStorage storage, FloatType expressedType, List<Integer> dimensions, List<Long> blockSizes,
      long[] shape, List<UniformScale> scales) {
    return expressedType.context().unique(
        new UniformQuantizedSubChannelType(storage, expressedType, dimensions, blockSizes, shape, scales));
  }

  /** Returns the dimensions that blocks divide. */
  public List<Integer> dimensions() {
    return dimensions;
  }

  /** Returns the size of a block in each of the dimensions. */
  public List<Long> blockSizes() {
    return blockSizes;
  }

  /** Returns the shape of the tensor of scales. */
  public long[] shape() {
    return shape.clone();
  }

  /** Returns the meaning of the stored integers for each block, in row-major order. */
  public List<UniformScale> scales() {
    return scales;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(UniformQuantizedType.MNEMONIC).print('<');
    printStorage(printer);
    printer.print(":{");
    for (int i = 0; i < dimensions.size(); i++) {
      printer.print(i == 0 ? "" : ", ").print(dimensions.get(i)).print(':').print(blockSizes.get(i));
    }
    printer.print("}, ");
    printScales(printer);
    printer.print('>');
  }

  private void printScales(AsmPrinter printer) {
    for (int next = 0; next < scales.size(); next++) {
      if (next > 0) {
        printer.print(", ");
      }
      printer.print("{".repeat(edges(next)));
      printScale(printer, scales.get(next));
      printer.print("}".repeat(edges(next + 1)));
    }
  }

  /** Returns how many lists begin at an element. */
  private int edges(int element) {
    long size = 1;
    int edges = 0;
    for (int i = shape.length - 1; i >= 0; i--) {
      size *= shape[i];
      edges += element % size == 0 ? 1 : 0;
    }
    return edges;
  }

  @Override
  protected int structuralHash() {
    return super.structuralHash() * 31 + Objects.hash(dimensions, blockSizes, Arrays.hashCode(shape), scales);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    UniformQuantizedSubChannelType type = (UniformQuantizedSubChannelType) other;
    return super.structurallyEquals(other) && dimensions.equals(type.dimensions) && blockSizes.equals(type.blockSizes)
        && Arrays.equals(shape, type.shape) && scales.equals(type.scales);
  }
}
