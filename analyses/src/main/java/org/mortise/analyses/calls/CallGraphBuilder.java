// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.calls;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jgrapht.Graph;
import org.jgrapht.graph.DirectedPseudograph;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;

/** Builds a {@link CallGraph}: first the nodes, with the edges to nested callables, then the calls. */
final class CallGraphBuilder {
  final Graph<CallGraphNode, CallGraphEdge> graph = new DirectedPseudograph<>(CallGraphEdge.class);
  final CallGraphNode externalCaller = new CallGraphNode(null);
  final CallGraphNode unknownCallee = new CallGraphNode(null);
  final Map<Region, CallGraphNode> nodes = new IdentityHashMap<>();
  final List<CallGraphNode> inOrder = new ArrayList<>();

  private final SymbolTables symbols = new SymbolTables();
  /** The scope inside each operation with regions. Filled from the outside in, so that a lookup need not climb up. */
  private final Map<Operation, Scope> scopes = new IdentityHashMap<>();
  private final List<Call> calls = new ArrayList<>();
  private final Scope outside;

  CallGraphBuilder(Operation root) {
    outside = new Scope(null, SymbolTable.getNearestSymbolTable(root.parentOp()));
    graph.addVertex(externalCaller);
    graph.addVertex(unknownCallee);
    root.walkPreOrder((Operation op) -> visit(op));
    for (Call call : calls) {
      connect(call.caller, calleeOf(call), CallGraphEdge.Kind.CALL);
    }
  }

  private void visit(Operation op) {
    Scope around = scopes.getOrDefault(op.parentOp(), outside);
    Operation from = isSymbolScope(op) ? op : around.symbols;
    if (around.code != null && op.implementsInterface(CallOpInterface.class)) {
      calls.add(new Call(op, around.code, from));
    }
    if (op.regionCount() == 0) {
      return;
    }
    CallGraphNode code = op.implementsInterface(CallableOpInterface.class) ? addNode(op, around.code) : around.code;
    boolean same = code == around.code && from == around.symbols;
    scopes.put(op, same ? around : new Scope(code, from));
  }

  /** Returns whether a symbol lookup from inside ends at {@code op}; see {@link SymbolTable#getNearestSymbolTable}. */
  private static boolean isSymbolScope(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) || op.regionCount() == 1 && op.name().dialect() == null;
  }

  /** Adds the node of a callable. Returns {@code around}, the node of the enclosing code, for one without a body. */
  private CallGraphNode addNode(Operation callable, CallGraphNode around) {
    Region region = callable.getInterface(CallableOpInterface.class).getCallableRegion(callable);
    if (region == null) {
      return around;
    }
    CallGraphNode node = new CallGraphNode(region);
    nodes.put(region, node);
    inOrder.add(node);
    graph.addVertex(node);
    if (around == null) {
      connect(externalCaller, node, CallGraphEdge.Kind.ABSTRACT);
    } else {
      connect(around, node, CallGraphEdge.Kind.CHILD);
    }
    return node;
  }

  /** Adds an edge unless it exists. */
  private void connect(CallGraphNode source, CallGraphNode target, CallGraphEdge.Kind kind) {
    graph.addEdge(source, target, new CallGraphEdge(source, target, kind));
  }

  private CallGraphNode calleeOf(Call call) {
    CallOpInterface calling = call.op.getInterface(CallOpInterface.class);
    SymbolRefAttr symbol = calling.getCalleeSymbol(call.op);
    Operation callee = symbol == null
        ? definitionOf(calling.getCalleeValue(call.op))
        : symbols.lookupNearestSymbolFrom(call.symbols, symbol);
    if (callee == null || !callee.implementsInterface(CallableOpInterface.class)) {
      return unknownCallee;
    }
    Region region = callee.getInterface(CallableOpInterface.class).getCallableRegion(callee);
    return nodes.getOrDefault(region, unknownCallee);
  }

  private static @Nullable Operation definitionOf(Value value) {
    return value == null ? null : value.definingOp();
  }

  /** The enclosing callable and the operation at which a symbol lookup ends; both may be null. */
  private record Scope(@Nullable CallGraphNode code, Operation symbols) {}

  private record Call(Operation op, CallGraphNode caller, Operation symbols) {}
}
