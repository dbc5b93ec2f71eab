// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.inline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.calls.CallGraph;
import org.mortise.analyses.calls.CallGraphNode;
import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

class CallableUsesTest {
  private final Map<String, CallGraphNode> nodes = new HashMap<>();
  private final Map<String, Operation> functions = new HashMap<>();

  private CallableUses usesIn(String program) {
    Operation module = ClassPathContext.parse(ClassPathContext.create(), ParserOptions.PERMISSIVE, program);
    CallGraph graph = CallGraph.of(module);
    for (Operation op = module.region(0).first().first(); op != null; op = op.next()) {
      nodes.put(SymbolTable.getSymbolName(op), graph.node(op.region(0)));
      functions.put(SymbolTable.getSymbolName(op), op);
    }
    return new CallableUses(module, graph, new SymbolTables());
  }

  private CallableUses chain() {
    return usesIn("""
        func.func private @c() {
          return
        }
        func.func private @b() {
          call @c() : () -> ()
          return
        }
        func.func @a() {
          call @b() : () -> ()
          call @b() : () -> ()
          return
        }
        """);
  }

  @Test
  void isDead_publicFunctionWithoutUses_isFalse() {
    CallableUses uses = chain();

    assertThat(uses.isDead(nodes.get("a"))).isFalse();
    assertThat(uses.hasOneUse(nodes.get("a"))).isFalse();
  }

  @Test
  void hasOneUse_functionCalledTwice_isFalseUntilOneCallIsInlined() {
    CallableUses uses = chain();
    assertThat(uses.hasOneUse(nodes.get("b"))).isFalse();

    uses.inlined(nodes.get("a"), nodes.get("b"));

    assertThat(uses.hasOneUse(nodes.get("b"))).isTrue();
  }

  /** The copy of a body has the references of the body. */
  @Test
  void inlined_bodyWithCall_addsUseOfItsCallee() {
    CallableUses uses = chain();
    assertThat(uses.hasOneUse(nodes.get("c"))).isTrue();

    uses.inlined(nodes.get("a"), nodes.get("b"));

    assertThat(uses.hasOneUse(nodes.get("c"))).isFalse();
  }

  @Test
  void erase_onlyCaller_leavesCalleeDead() {
    CallableUses uses = chain();

    uses.erase(nodes.get("b"));

    assertThat(uses.isDead(nodes.get("c"))).isTrue();
  }

  @Test
  void recount_callErasedByPass_leavesCalleeDead() {
    CallableUses uses = chain();
    functions.get("b").region(0).first().first().erase();

    uses.recount(nodes.get("b"));

    assertThat(uses.isDead(nodes.get("c"))).isTrue();
  }

  /** An operation of an unregistered dialect may be a symbol table, so its references cannot be resolved. */
  @Test
  void isDead_referencesUnknown_isFalseForAll() {
    CallableUses uses = usesIn("""
        func.func private @unused() {
          return
        }
        func.func @a() {
          "unknown.table"() ({
          }) : () -> ()
          return
        }
        """);

    assertThat(uses.isDead(nodes.get("unused"))).isFalse();
  }
}
