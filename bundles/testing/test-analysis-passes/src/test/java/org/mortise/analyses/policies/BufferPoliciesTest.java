// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.policies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mortise.dataflow.DataFlowPrograms;
import org.mortise.ir.Operation;

/** Reads policies, valid and invalid ones. */
class BufferPoliciesTest {
  private static final String FUNCTIONS = """
        func.func private @take(index) -> memref<?xi8>
        func.func private @give(memref<?xi8>)
        func.func private @give_address(index)
        func.func private @take_aligned(index, index) -> memref<?xf32>
        func.func private @give_float(memref<?xf32>)
        func.func private @take_space(index) -> memref<?xi8, 1>
        func.func private @take_static(index) -> memref<4xi8>
        func.func private @take_two(index) -> (memref<?xi8>, memref<?xi8>)
        func.func private @take_size(i32) -> memref<?xi8>
        memref.global @global : memref<4xi8>
      """;

  private final List<String> errors = new ArrayList<>();

  private BufferPolicies read(String policies) {
    Operation module = DataFlowPrograms.parse(
        "module attributes {mortise.policies = " + policies + "} {\n" + FUNCTIONS + "}");
    return BufferPolicies.of(module, error -> errors.add(error.message()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "[{memory_space = 1, stack = false}]",
      "[{dialect = \"gpu\", owner = \"program\"}]",
      "[{operation = \"memref.alloc\", owner = \"function\", reuse = true, arena = false}]",
      "[{allocate = @take, free = @give}]",
      "[{allocate = @take, free = @give_address, operation = \"memref.alloc\", dialect = \"memref\"}]",
      "[{allocate = @take_aligned, free = @give_float}]",
      "[{allocate = @take_space, free = @give_address, memory_space = 1}]",
  })
  void of_validPolicies_haveNoErrors(String policies) {
    assertThat(read(policies)).isNotNull();
    assertThat(errors).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1                                          | that is no array of dictionaries",
      "[1]                                        | policy #0 of the attribute 'mortise.policies' is no dictionary",
      "[{stack = true}, {stacks = true}]          | policy #1 of the attribute 'mortise.policies' has the unknown key",
      "[{stack = 1}]                              | needs true or false for 'stack'",
      "[{stack = \"true\"}]                       | needs true or false for 'stack'",
      "[{dialect = 1}]                            | needs a string for 'dialect', such as \"gpu\"",
      "[{operation = 1}]                          | needs a string for 'operation', such as \"memref.alloc\"",
      "[{owner = \"nobody\"}]                     | needs \"program\" or \"function\" for 'owner'",
      "[{allocate = @take::@x, free = @give}]  | needs the name of a function for 'allocate', such as @pool_allocate",
      "[{allocate = @take}]                       | needs both 'allocate' and 'free'",
      "[{free = @give}]                           | needs both 'allocate' and 'free'",
      "[{allocate = @take, free = @give, dialect = \"gpu\"}]           | which replace 'memref.alloc' only",
      "[{allocate = @take, free = @give, operation = \"gpu.alloc\"}]   | which replace 'memref.alloc' only",
      "[{allocate = @none, free = @give}]         | names @none for 'allocate', which does not exist in this module",
      "[{allocate = @take, free = @global}]       | names @global for 'free', which is no function",
      "[{allocate = @take_static, free = @give}]  | has an 'allocate' function @take_static of the wrong type",
      "[{allocate = @take_two, free = @give}]     | has an 'allocate' function @take_two of the wrong type",
      "[{allocate = @take_size, free = @give}]    | has an 'allocate' function @take_size of the wrong type",
      "[{allocate = @take, free = @give, memory_space = 1}]            | returns memory of another memory space",
      "[{allocate = @take, free = @give_float}]   | has a 'free' function @give_float of the wrong type",
      "[{allocate = @take_aligned, free = @give_address}] | has a 'free' function @give_address of the wrong",
  })
  void of_invalidPolicy_isReported(String policies, String error) {
    assertThat(read(policies)).isNull();
    assertThat(errors).hasSize(1).first().asString().contains(error);
  }

  @Test
  void of_poolOfFunction_isReported() {
    Operation module = DataFlowPrograms.parse("""
        func.func private @take(index) -> memref<?xi8>
        func.func private @give(memref<?xi8>)
        func.func @f() attributes {mortise.policies = [{allocate = @take, free = @give}]} {
          return
        }""");
    assertThat(BufferPolicies.of(module, error -> errors.add(error.message()))).isNull();
    assertThat(errors).hasSize(1).first().asString().contains("names functions of a pool, which belongs to the module");
  }

  @Test
  void of_attributeOfOtherOperation_isReported() {
    Operation module = DataFlowPrograms.parse("memref.global @g : memref<4xi8> {mortise.policies = []}");
    assertThat(BufferPolicies.areIn(module)).isTrue();
    assertThat(BufferPolicies.of(module, error -> errors.add(error.message()))).isNull();
    assertThat(errors).hasSize(1).first().asString().contains("which belongs to a function or a module");
  }

  @Test
  void isApart_functionsOfPoolAndTheirCallers_areNotProcessed() {
    Operation module = DataFlowPrograms.parse("""
        module attributes {mortise.policies = [{allocate = @take, free = @give}]} {
          func.func private @take(index) -> memref<?xi8>
          func.func private @give(memref<?xi8>)
          func.func @calls(%n: index) attributes {tag = "calls"} {
            %m = call @take(%n) {tag = "call"} : (index) -> memref<?xi8>
            call @give(%m) : (memref<?xi8>) -> ()
            return
          }
          func.func @allocates(%n: index) attributes {tag = "allocates"} {
            %m = call @take(%n) : (index) -> memref<?xi8>
            %a = memref.alloc(%n) : memref<?xi8>
            return
          }
          func.func @other() attributes {tag = "other"} {
            return
          }
        }""");
    BufferPolicies policies = BufferPolicies.of(module, error -> errors.add(error.message()));
    assertThat(policies.isApart(DataFlowPrograms.tagged(module, "calls"))).isTrue();
    assertThat(policies.isApart(DataFlowPrograms.tagged(module, "allocates"))).isFalse();
    assertThat(policies.isApart(DataFlowPrograms.tagged(module, "other"))).isFalse();
  }
}
