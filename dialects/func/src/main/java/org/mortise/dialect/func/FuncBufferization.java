// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.func;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.bufferization.AliasingOpOperand;
import org.mortise.ir.bufferization.AnalysisState;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizableOpInterface;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.bufferization.LayoutMapOption;
import org.mortise.ir.bufferization.UnstructuredControlFlowBufferization;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.TensorType;

/** A function takes and returns buffers. It may write to argument buffers; callers copy those they still need. */
final class FuncBufferization extends UnstructuredControlFlowBufferization {

  @Override
  public boolean hasTensorSemantics(Operation op) {
    FuncOp function = FuncOp.of(op);
    return hasTensors(function.type().inputs()) || hasTensors(function.type().results())
        || BufferizableOpInterface.hasTensors(op);
  }

  private static boolean hasTensors(List<Type> types) {
    for (Type type : types) {
      if (type instanceof TensorType) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<AliasingOpOperand> getAliasingOpOperands(Operation op, Value value, AnalysisState state) {
    return aliasingBranchOperands((BlockArgument) value);
  }

  @Override
  public boolean isWritable(Value value, AnalysisState state) {
    BlockArgument argument = (BlockArgument) value;
    return !argument.parentBlock().isEntryBlock()
        || !(attribute(BufferTypes.ownerOf(value), argument.index(), ArgumentAttributes.WRITABLE)
            instanceof IntegerAttr writable)
        || writable.longValue() != 0;
  }

  private static @Nullable Object attribute(Operation op, int argument, String name) {
    return op.getInterface(FunctionOpInterface.class).getArgAttrs(op, argument).get(name);
  }

  @Override
  public BaseMemRefType getBufferType(Value value, BufferTypes types) {
    BlockArgument argument = (BlockArgument) value;
    return argument.parentBlock().isEntryBlock()
        ? argumentType(BufferTypes.ownerOf(value), (TensorType) value.type(), argument.index(), types.options())
        : super.getBufferType(value, types);
  }

  /**
   * Returns the type that an argument will have when the function is bufferized. Recursive functions, and those of
   * nested modules, have callers that are bufferized before them.
   */
  static Type argumentType(Operation op, int argument, BufferizationOptions options) {
    Type type = FuncOp.of(op).type().inputs().get(argument);
    return type instanceof TensorType tensor && options.isOpAllowed(op)
        ? argumentType(op, tensor, argument, options) : type;
  }

  /** Returns the type that a result has when the function is bufferized, unless it is inferred later. */
  static Type resultType(Operation op, int result, BufferizationOptions options) {
    Type type = FuncOp.of(op).type().results().get(result);
    return type instanceof TensorType tensor && options.isOpAllowed(op) ? boundaryType(op, tensor, options) : type;
  }

  /** Returns the type of the buffer of an argument: the layout may be given by an attribute. */
  private static BaseMemRefType argumentType(
      Operation op, TensorType tensor, int argument, BufferizationOptions options) {
    BaseMemRefType type = boundaryType(op, tensor, options);
    return attribute(op, argument, ArgumentAttributes.BUFFER_LAYOUT) instanceof AffineMapAttr layout
        && type instanceof MemRefType ranked ? ranked.withLayout(layout) : type;
  }

  private static BaseMemRefType boundaryType(Operation op, TensorType tensor, BufferizationOptions options) {
    if (options.mustInferMemorySpace()) {
      throw new BufferizationException(op.error("could not infer memory space"));
    }
    LayoutMapOption layout = options.functionBoundaryTypeConversion();
    return layout.bufferType(tensor, null);
  }

  @Override
  public void bufferize(Operation op, BufferRewriter rewriter) {
    FuncOp function = FuncOp.of(op);
    List<Type> arguments = new ArrayList<>(function.type().inputs());
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof TensorType tensor) {
        arguments.set(i, argumentType(op, tensor, i, rewriter.options()));
      }
    }
    List<Type> results = new ArrayList<>(function.type().results());
    for (int i = 0; i < results.size(); i++) {
      if (results.get(i) instanceof TensorType tensor) {
        results.set(i, boundaryType(op, tensor, rewriter.options()));
      }
    }
    for (Block block : function.body().blocks()) {
      rewriter.bufferizeBlockSignature(block);
    }
    for (Block block : function.body().blocks()) {
      if (ReturnOp.of(block.last()) != null) {
        returnBuffers(block.last(), results, rewriter);
      }
    }
    op.getInterface(FunctionOpInterface.class).setType(op, arguments, results);
  }

  private static void returnBuffers(Operation end, List<Type> types, BufferRewriter rewriter) {
    rewriter.setInsertionPoint(end);
    for (int i = 0; i < end.operandCount(); i++) {
      Value returned = end.operand(i);
      if (returned.type() instanceof TensorType) {
        end.setOperand(i, rewriter.toBuffer(returned.location(), returned, (BaseMemRefType) types.get(i)));
      }
    }
  }
}
