// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.RegionOptions;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/**
 * {@code async [%token] clusters(...) in (...) blocks(%x, %y, %z) in (%nx = %size, ...) threads(...) in (...)
 * dynamic_shared_memory_size %size workgroup(...) private(...) {...}}.
 */
final class LaunchAssembly implements OpAssembly {
  private static final String CLUSTERS = "clusters";
  private static final String BLOCKS = "blocks";
  private static final String THREADS = "threads";
  private static final String SHARED_MEMORY = "dynamic_shared_memory_size";
  /** The module and the function that the body is to become. */
  private static final List<String> KERNEL = List.of("module", "function");
  private static final String[] FORMER_ELIDED = {"operandSegmentSizes", Attributions.WORKGROUP_COUNT};
  private static final String[] ELIDED =
      {"operandSegmentSizes", Attributions.WORKGROUP_COUNT, KERNEL.get(0), KERNEL.get(1)};
  private static final int DIMENSIONS = 3;

  /** The arguments and operands of one level of the grid. */
  private record Level(List<Argument> positions, List<Argument> sizes, List<UnresolvedOperand> operands) {
    static Level parse(OpAsmParser parser) {
      List<Argument> positions = new ArrayList<>(DIMENSIONS);
      int position = parser.position();
      parser.parseArgumentList(positions, Delimiter.PAREN, false, false);
      if (positions.size() != DIMENSIONS) {
        throw parser.error(position, "expected " + DIMENSIONS + " arguments");
      }
      parser.parseKeyword("in");
      parser.parsePunctuation("(");
      List<Argument> sizes = new ArrayList<>(DIMENSIONS);
      List<UnresolvedOperand> operands = new ArrayList<>(DIMENSIONS);
      for (int i = 0; i < DIMENSIONS; i++) {
        if (i > 0) {
          parser.parsePunctuation(",");
        }
        sizes.add(parser.parseArgument(false, false));
        parser.parsePunctuation("=");
        operands.add(parser.parseOperand());
      }
      parser.parsePunctuation(")");
      return new Level(positions, sizes, operands);
    }
  }

  @Override
  public String template() {
    return " blocks($%bx, $%by, $%bz) in ($%gx = $%gridX, $%gy = $%gridY, $%gz = $%gridZ)"
        + " threads($%tx, $%ty, $%tz) in ($%sx = $%blockX, $%sy = $%blockY, $%sz = $%blockZ) {}";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> dependencies = new ArrayList<>();
    Type token = AsyncOp.parse(parser, dependencies);
    if (token != null) {
      state.addResultType(token);
    }
    Level clusters = parser.parseOptionalKeyword(CLUSTERS) ? Level.parse(parser) : null;
    parser.parseKeyword(BLOCKS);
    Level blocks = Level.parse(parser);
    parser.parseKeyword(THREADS);
    Level threads = Level.parse(parser);

    Type index = IndexType.of(state.context());
    parser.resolveOperands(dependencies, GpuConstraints.ASYNC_TOKEN.buildable().apply(state.context()), state);
    parser.resolveOperands(blocks.operands(), index, state);
    parser.resolveOperands(threads.operands(), index, state);
    if (clusters != null) {
      parser.resolveOperands(clusters.operands(), index, state);
    }
    boolean hasSharedMemory = parser.parseOptionalKeyword(SHARED_MEMORY);
    if (hasSharedMemory) {
      state.addOperand(parser.resolveOperand(parser.parseOperand(), IntegerType.of(state.context(), 32)));
    }
    for (String name : KERNEL) {
      if (parser.parseOptionalKeyword(name)) {
        parser.parsePunctuation("(");
        state.addAttribute(name, SymbolRefAttr.parseFlat(parser));
        parser.parsePunctuation(")");
      }
    }
    int cluster = clusters == null ? 0 : 1;
    state.setOperandSegments(
        dependencies.size(), 1, 1, 1, 1, 1, 1, cluster, cluster, cluster, hasSharedMemory ? 1 : 0);

    List<Argument> arguments = new ArrayList<>();
    arguments.addAll(blocks.positions());
    arguments.addAll(threads.positions());
    arguments.addAll(blocks.sizes());
    arguments.addAll(threads.sizes());
    if (clusters != null) {
      arguments.addAll(clusters.positions());
      arguments.addAll(clusters.sizes());
    }
    arguments.forEach(argument -> argument.setType(index));
    List<Argument> workgroup = Attributions.parse(parser, Attributions.WORKGROUP, false, arguments);
    Attributions.setWorkgroupCount(state, workgroup.size());
    Attributions.parse(parser, Attributions.PRIVATE, false, arguments);
    parser.parseRegion(state.addRegion(), RegionOptions.PLAIN.withArguments(arguments));
    parser.parseOptionalAttrDict(state);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    LaunchOp launch = LaunchOp.of(op);
    if (launch.asyncToken() != null) {
      printer.print(" async");
      if (!launch.asyncDependencies().isEmpty()) {
        printer.print(" [").printOperands(launch.asyncDependencies()).print(']');
      }
    }
    Block entry = launch.body().first();
    if (launch.hasClusters()) {
      printLevel(printer, CLUSTERS, entry, LaunchOp.GRID_ARGUMENTS, LaunchOp.GRID_ARGUMENTS + DIMENSIONS,
          List.of(launch.clusterSizeX(), launch.clusterSizeY(), launch.clusterSizeZ()));
    }
    printLevel(printer, BLOCKS, entry, 0, 2 * DIMENSIONS,
        List.of(launch.gridSizeX(), launch.gridSizeY(), launch.gridSizeZ()));
    printLevel(printer, THREADS, entry, DIMENSIONS, 3 * DIMENSIONS,
        List.of(launch.blockSizeX(), launch.blockSizeY(), launch.blockSizeZ()));
    if (launch.dynamicSharedMemorySize() != null) {
      printer.print(' ').print(SHARED_MEMORY).print(' ').printOperand(launch.dynamicSharedMemorySize());
    }
    boolean isFormer = !printer.version().isNewest(); // which has them as discardable attributes
    for (String name : KERNEL) {
      Attribute kernel = op.getAttr(name);
      if (kernel != null && !isFormer) {
        printer.print(' ').print(name).print('(').printAttribute(kernel).print(')');
      }
    }
    Attributions.print(printer, Attributions.WORKGROUP, launch.workgroupAttributions(), op, "");
    Attributions.print(printer, Attributions.PRIVATE, launch.privateAttributions(), op, "");
    printer.print(' ');
    printer.printRegion(launch.body(), false, true);
    printer.printOptionalAttrDict(op, isFormer ? FORMER_ELIDED : ELIDED);
  }

  private static void printLevel(
      OpAsmPrinter printer, String keyword, Block entry, int positions, int sizes, List<Value> operands) {
    printer.print(' ').print(keyword).print('(');
    printer.printOperands(entry.argumentList().subList(positions, positions + DIMENSIONS)).print(") in (");
    for (int i = 0; i < DIMENSIONS; i++) {
      printer.print(i == 0 ? "" : ", ").printOperand(entry.argument(sizes + i)).print(" = ");
      printer.printOperand(operands.get(i));
    }
    printer.print(')');
  }
}
