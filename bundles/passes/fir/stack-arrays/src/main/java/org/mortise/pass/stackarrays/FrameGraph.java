// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.DispatchOp;
import org.mortise.dialect.fir.EmboxOp;
import org.mortise.dialect.fir.LoadOp;
import org.mortise.dialect.fir.ReboxOp;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.func.FuncOp;
import org.mortise.ir.Block;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.AutomaticAllocationBlockOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;

/**
 * The stack frames of a module and the calls between them. A function has a frame; so has an outlined region, such as
 * the body of an OpenMP parallel region, which the parent frame calls.
 *
 * <p>Calls of functions without a body, calls by address and dispatches reach unknown code. From there, control can
 * return to each function whose address is taken in the module, and to no other: functions of other modules that call a
 * function of this module by its name are unknown. Fortran's runtime library and LLVM's intrinsics call nothing. Linear
 * in the operations.
 */
final class FrameGraph {
  private static final String RECURSIVE = "fir.func_recursive";
  private static final String RUNTIME = "fir.runtime";

  /** A stack frame. */
  static final class Frame {
    private final int number;
    private final @Nullable Frame parent;
    private final Set<Frame> callees = new LinkedHashSet<>();
    private long bytes;

    private Frame(int number, @Nullable Frame parent) {
      this.number = number;
      this.parent = parent;
    }

    /** Returns the frame around an outlined region, or null. */
    @Nullable Frame parent() {
      return parent;
    }

    /** Returns the bytes of the allocations of known size, and of the descriptors in memory. */
    long bytes() {
      return bytes;
    }

    Set<Frame> callees() {
      return callees;
    }
  }

  private final EntityLayout layout;
  private final SymbolTables symbols = new SymbolTables();
  private final List<Frame> frames = new ArrayList<>();
  private final Frame elsewhere = newFrame(null);
  private final Map<Operation, Frame> functions = new IdentityHashMap<>();
  private final Map<Block, Frame> blocks = new IdentityHashMap<>();
  private final StronglyConnectedComponents components;

  FrameGraph(Operation module, EntityLayout layout) {
    this.layout = layout;
    for (Operation function : Functions.in(module)) {
      functions.put(function, newFrame(null));
    }
    module.walkPreOrder(this::visit);
    components = new StronglyConnectedComponents(frames.size(), new Calls());
    for (Frame frame : frames) {
      components.search(frame.number);
    }
  }

  /** Returns the frame that contains the allocations of a block of a function. */
  Frame frameOf(Block block) {
    return blocks.get(block);
  }

  /** Returns the number of strongly connected components of the calls. */
  int componentCount() {
    return components.count();
  }

  /** Returns the component of a frame; it has a higher number than the components that it calls. */
  int componentOf(Frame frame) {
    return components.of(frame.number);
  }

  List<Frame> frames() {
    return frames;
  }

  /** Returns whether a function can call itself: by its declaration, or by a chain of calls. */
  boolean isRecursive(Operation function) {
    Frame frame = functions.get(function);
    int component = componentOf(frame);
    return function.getAttr(RECURSIVE) != null || frame.callees.contains(frame)
        || components.end(component) - components.start(component) > 1;
  }

  /** Returns the functions, callees before their callers, otherwise in the order of the text. */
  List<Operation> bottomUp(List<Operation> all) {
    List<List<Operation>> members = new ArrayList<>();
    for (int i = 0; i < componentCount(); i++) {
      members.add(new ArrayList<>(1));
    }
    for (Operation function : all) {
      members.get(componentOf(functions.get(function))).add(function);
    }
    List<Operation> ordered = new ArrayList<>(all.size());
    members.forEach(ordered::addAll);
    return ordered;
  }

  private Frame newFrame(@Nullable Frame parent) {
    Frame frame = new Frame(frames.size(), parent);
    frames.add(frame);
    return frame;
  }

  private void visit(Operation op) {
    Frame around = op.block() == null ? null : blocks.get(op.block());
    Frame inside = functions.getOrDefault(op, around);
    if (around != null && op.implementsInterface(AutomaticAllocationBlockOpInterface.class)) {
      inside = newFrame(around);
      around.callees.add(inside);
    }
    if (inside != null) {
      for (int i = 0; i < op.regionCount(); i++) {
        for (Block block : op.region(i).blocks()) {
          blocks.put(block, inside);
        }
      }
    }
    if (around != null) {
      around.bytes += bytesOf(op);
    }
    addCalls(op, around);
  }

  private long bytesOf(Operation op) {
    AllocaOp alloca = AllocaOp.of(op);
    if (alloca != null) {
      return StackBudget.slot(layout.sizeOf(alloca.allocatedType(), alloca.typeparams(), alloca.shape()));
    }
    boolean makesDescriptor = EmboxOp.of(op) != null || ReboxOp.of(op) != null || LoadOp.of(op) != null;
    return makesDescriptor && op.result(0).type() instanceof BaseBoxType box
        ? StackBudget.slot(layout.sizeOf(box)) : 0;
  }

  private void addCalls(Operation op, @Nullable Frame caller) {
    CallOpInterface call = op.getInterface(CallOpInterface.class);
    if (call == null) {
      addTakenAddresses(op);
      if (caller != null && DispatchOp.of(op) != null) {
        caller.callees.add(elsewhere);
      }
      return;
    }
    if (caller == null) {
      return;
    }
    SymbolRefAttr name = call.getCalleeSymbol(op);
    Operation callee = name == null ? null : symbols.lookupNearestSymbolFrom(op, name);
    Frame known = callee == null ? null : functions.get(callee);
    if (known != null) {
      caller.callees.add(known);
    } else if (callee == null || !callsNothing(callee)) {
      caller.callees.add(elsewhere);
    }
  }

  private static boolean callsNothing(Operation declaration) {
    String name = SymbolTable.getSymbolName(declaration);
    return declaration.getAttr(RUNTIME) != null || name != null && name.startsWith("llvm.");
  }

  private void addTakenAddresses(Operation op) {
    if (FuncOp.of(op) != null) {
      return;
    }
    for (NamedAttribute attribute : op.attributes().entries()) {
      if (attribute.value() instanceof SymbolRefAttr name) {
        Operation named = symbols.lookupNearestSymbolFrom(op, name);
        Frame taken = named == null ? null : functions.get(named);
        if (taken != null) {
          elsewhere.callees.add(taken);
        }
      }
    }
  }

  /** The calls as edges between numbers. */
  private final class Calls implements StronglyConnectedComponents.Edges {
    private final List<Iterator<Frame>> unread =
        frames.stream().map(frame -> frame.callees.iterator()).toList();

    @Override
    public int nextTarget(int node) {
      Iterator<Frame> callees = unread.get(node);
      return callees.hasNext() ? callees.next().number : StronglyConnectedComponents.NONE;
    }
  }
}
