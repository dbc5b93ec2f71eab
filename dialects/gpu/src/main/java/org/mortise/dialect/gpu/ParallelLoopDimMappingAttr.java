// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import java.util.Objects;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.syntax.StructParser;

/** The processor that executes a loop: {@code #gpu.loop_dim_map<processor = thread_x, map = ..., bound = ...>}. */
public final class ParallelLoopDimMappingAttr extends Attribute {
  static final String MNEMONIC = "loop_dim_map";
  private static final String PROCESSOR_TYPE = "::mlir::gpu::Processor";
  private static final List<String> PROCESSORS =
      List.of("block_x", "block_y", "block_z", "thread_x", "thread_y", "thread_z", "sequential");

  private final String processor;
  private final AffineMap map;
  private final AffineMap bound;

  private ParallelLoopDimMappingAttr(Context context, String processor, AffineMap map, AffineMap bound) {
    super(context);
    this.processor = processor;
    this.map = map;
    this.bound = bound;
  }

  static ParallelLoopDimMappingAttr parse(AsmParser parser) {
    String[] processor = new String[1];
    AffineMap[] maps = new AffineMap[2];
    new StructParser(parser, "ParallelLoopDimMappingAttr")
        .parameter("processor", PROCESSOR_TYPE, () -> processor[0] = parseProcessor(parser))
        .parameter("map", "AffineMap", () -> maps[0] = parser.parseAffineMap())
        .parameter("bound", "AffineMap", () -> maps[1] = parser.parseAffineMap())
        .parseAll();
    return parser.context().unique(
        new ParallelLoopDimMappingAttr(parser.context(), processor[0], maps[0], maps[1]));
  }

  private static String parseProcessor(AsmParser parser) {
    int position = parser.position();
    String word = parser.parseKeyword();
    if (!PROCESSORS.contains(word)) {
      throw parser.error(
          position, "expected " + PROCESSOR_TYPE + " to be one of: " + String.join(", ", PROCESSORS));
    }
    return word;
  }

  @Override
  public String dialectNamespace() {
    return GpuDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print("<processor = ").print(processor);
    printer.print(", map = ").print(map.toString());
    printer.print(", bound = ").print(bound.toString()).print('>');
  }

  @Override
  protected int structuralHash() {
    return Objects.hash(processor, map, bound);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    ParallelLoopDimMappingAttr attribute = (ParallelLoopDimMappingAttr) other;
    return processor.equals(attribute.processor) && map.equals(attribute.map) && bound.equals(attribute.bound);
  }
}
