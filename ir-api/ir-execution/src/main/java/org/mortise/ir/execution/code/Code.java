// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution.code;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.execution.runtime.ValueFormat;

/**
 * The code of one function. It refers to the operations of the program, which must not change while the code is used.
 */
public final class Code {
  private final Operation function;
  private final List<Register> parameters;
  private final List<ValueFormat> results;
  private final List<Instruction> instructions;
  private final List<Operation> sources;
  private final int[] weights;
  private final Map<Value, Register> values;
  private final int registerCount;

  /**
   * Creates the code of a function.
   *
   * @param function the function
   * @param parameters the registers of the arguments
   * @param results the formats of the results
   * @param instructions the instructions; the last one must not fall through
   * @param sources for each instruction, the operation that emitted it
   * @param weights for each instruction, the number of operations that begin with it
   * @param values the registers of the values of the program
   * @param registerCount the number of registers
   */
  public Code(Operation function, List<Register> parameters, List<ValueFormat> results, List<Instruction> instructions,
      List<Operation> sources, int[] weights, Map<Value, Register> values, int registerCount) {
    this.function = function;
    this.parameters = List.copyOf(parameters);
    this.results = List.copyOf(results);
    this.instructions = List.copyOf(instructions);
    this.sources = List.copyOf(sources);
    this.weights = weights.clone();
    this.values = values;
    this.registerCount = registerCount;
  }

  /** Returns the operation that defines the function. */
  public Operation function() {
    return function;
  }

  /** Returns the registers of the arguments. */
  public List<Register> parameters() {
    return parameters;
  }

  public List<ValueFormat> results() {
    return results;
  }

  /** Returns the instructions; execution begins with the first one. */
  public List<Instruction> instructions() {
    return instructions;
  }

  /** Returns the operation that emitted an instruction. */
  public Operation source(int instruction) {
    return sources.get(instruction);
  }

  /** Returns the number of operations that begin with an instruction, for statistics and budgets. */
  public int weight(int instruction) {
    return weights[instruction];
  }

  /** Returns the register of a value of the program; null if the value needs none. */
  public @Nullable Register registerOf(Value value) {
    return values.get(value);
  }

  /** Returns the number of registers. */
  public int registerCount() {
    return registerCount;
  }
}
