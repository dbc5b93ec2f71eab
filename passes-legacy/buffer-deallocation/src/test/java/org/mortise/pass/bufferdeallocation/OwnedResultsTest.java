// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferdeallocation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.mortise.analyses.policies.BufferPolicies;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.testing.ClassPathContext;

/** The owner of the results of calls. */
class OwnedResultsTest {
  private static final String PROGRAM = """
      func.func private @external() -> memref<4xf32>
      func.func @make() -> memref<4xf32> {
        %0 = memref.alloc() : memref<4xf32>
        return %0 : memref<4xf32>
      }
      func.func @makeByCall() -> memref<4xf32> {
        %0 = call @make() : () -> memref<4xf32>
        return %0 : memref<4xf32>
      }
      func.func @same(%a: memref<4xf32>) -> memref<4xf32> {
        return %a : memref<4xf32>
      }
      func.func @either(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
        %0 = memref.alloc() : memref<4xf32>
        %1 = arith.select %c, %0, %a : memref<4xf32>
        return %1 : memref<4xf32>
      }
      func.func @user(%c: i1, %a: memref<4xf32>) {
        %made = call @makeByCall() : () -> memref<4xf32>
        %same = call @same(%a) : (memref<4xf32>) -> memref<4xf32>
        %external = call @external() : () -> memref<4xf32>
        %either = call @either(%c, %a) : (i1, memref<4xf32>) -> memref<4xf32>
        return
      }
      """;

  private final Map<String, Operation> functions = new HashMap<>();
  private final Map<String, Value> results = new HashMap<>();

  private List<Operation> analysed(String program) {
    List<Operation> withBody = new ArrayList<>();
    Operation module = ClassPathContext.parse(ClassPathContext.create(), ParserOptions.STRICT, program);
    module.walk(op -> {
      CallOpInterface call = op.getInterface(CallOpInterface.class);
      if (call != null && call.getCalleeSymbol(op) != null) {
        results.put(call.getCalleeSymbol(op).rootReference(), op.result(0));
      }
      if (op.name().name().equals("func.func")) {
        functions.put(SymbolTable.getSymbolName(op), op);
        if (!op.region(0).isEmpty()) {
          withBody.add(op);
        }
      }
    });
    return withBody;
  }

  @Test
  void of_allocationReturnedThroughCalls_isOwned() {
    OwnedResults owned = OwnedResults.of(analysed(PROGRAM), 2, BufferPolicies.none());

    assertThat(owned.isOwned(functions.get("makeByCall"), 0)).isTrue();
    assertThat(owned.isOwned(results.get("makeByCall"))).isTrue();
    assertThat(owned.isForeign(results.get("makeByCall"))).isFalse();
  }

  @Test
  void of_returnedArgument_isNeitherOwnedNorForeign() {
    OwnedResults owned = OwnedResults.of(analysed(PROGRAM), 2, BufferPolicies.none());

    assertThat(owned.isOwned(results.get("same"))).isFalse();
    assertThat(owned.isForeign(results.get("same"))).isFalse();
  }

  @Test
  void of_functionWithoutBody_isOwnedAndNoOperand() {
    OwnedResults owned = OwnedResults.of(analysed(PROGRAM), 2, BufferPolicies.none());

    assertThat(owned.isOwned(results.get("external"))).isTrue();
    assertThat(owned.isForeign(results.get("external"))).isTrue();
  }

  @Test
  void of_allocationOrArgument_isOwned() {
    OwnedResults owned = OwnedResults.of(analysed(PROGRAM), 2, BufferPolicies.none());
    assertThat(owned.isOwned(functions.get("either"), 0)).isTrue();
  }

  /** The indirect call may reach either function whose address is taken; one of them allocates. */
  @Test
  void of_callThroughValue_hasFactsOfAllFunctionsOfItsType() {
    List<Operation> withBody = analysed("""
        func.func @make(%a: memref<4xf32>) -> memref<4xf32> {
          %0 = memref.alloc() : memref<4xf32>
          return %0 : memref<4xf32>
        }
        func.func @same(%a: memref<4xf32>) -> memref<4xf32> {
          return %a : memref<4xf32>
        }
        func.func @indirect(%c: i1, %a: memref<4xf32>) -> memref<4xf32> {
          %make = constant @make : (memref<4xf32>) -> memref<4xf32>
          %same = constant @same : (memref<4xf32>) -> memref<4xf32>
          %f = arith.select %c, %make, %same : (memref<4xf32>) -> memref<4xf32>
          %0 = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
          return %0 : memref<4xf32>
        }
        """);
    OwnedResults owned = OwnedResults.of(withBody, 2, BufferPolicies.none());

    assertThat(owned.isOwned(functions.get("indirect"), 0)).isTrue();
    assertThat(owned.isOwned(functions.get("same"), 0)).as("callers of the type free the result").isTrue();
  }

  @Test
  void unknown_anyCall_isNeitherOwnedNorForeign() {
    analysed(PROGRAM);

    for (Value result : results.values()) {
      assertThat(OwnedResults.unknown(BufferPolicies.none()).isOwned(result)).isFalse();
      assertThat(OwnedResults.unknown(BufferPolicies.none()).isForeign(result)).isFalse();
    }
  }

  @Test
  void all_resultsOfCalls_areOwned() {
    analysed(PROGRAM);

    assertThat(results.values()).allMatch(result -> OwnedResults.all(BufferPolicies.none()).isOwned(result));
    assertThat(OwnedResults.all(BufferPolicies.none()).isOwned(functions.get("user").region(0).first().argument(1)))
        .as("an argument is no result of a call").isFalse();
  }
}
