// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.symbols.SymbolTables;

/**
 * The options of one bufferization of one program, modified by {@link #toBuilder}. Options of a single pass, such as
 * printing conflicts, are kept elsewhere. Function lookup tables are built on first use, so functions must not be added
 * or renamed while these options are in use.
 */
public final class BufferizationOptions {
  private final Builder values;
  private final SymbolTables symbols = new SymbolTables();

  private BufferizationOptions(Builder values) {
    this.values = values;
  }

  /** Returns a builder with the options of {@code one-shot-bufferize} without options. */
  public static Builder builder() {
    return new Builder();
  }

  /** Returns a builder with these options. */
  public Builder toBuilder() {
    return new Builder(values);
  }

  /** Returns whether non-bufferizable operations are allowed, connected by casts between tensors and buffers. */
  public boolean allowUnknownOps() {
    return values.allowUnknownOps;
  }

  /** Returns whether loops may yield newly allocated buffers. */
  public boolean allowReturnAllocsFromLoops() {
    return values.allowReturnAllocsFromLoops;
  }

  /** Returns whether functions, calls and returns are bufferized. */
  public boolean bufferizeFunctionBoundaries() {
    return values.bufferizeFunctionBoundaries;
  }

  /** Returns whether writes in parallel regions to outer tensors get separate buffers. */
  public boolean checkParallelRegions() {
    return values.checkParallelRegions;
  }

  /** Returns whether loops copy if a yielded value has another buffer than the iteration argument. */
  public boolean enforceAliasingInvariants() {
    return values.enforceAliasingInvariants;
  }

  /** Returns whether each tensor is copied before each write, without analysis. */
  public boolean copyBeforeWrite() {
    return values.copyBeforeWrite;
  }

  /**
   * Returns whether the analysis avoids more copies than that of MLIR 19.1: it compares slices of tensors, detects
   * mutually exclusive blocks, and supports recursive functions.
   */
  public boolean fewerCopies() {
    return values.fewerCopies;
  }

  /** Returns whether the memory space of every buffer must be known; otherwise it is the default one. */
  public boolean mustInferMemorySpace() {
    return values.mustInferMemorySpace;
  }

  /** Returns the choice of types for function arguments and results. */
  public LayoutMapOption functionBoundaryTypeConversion() {
    return values.functionBoundaryTypeConversion;
  }

  /** Returns whether the result types of functions are inferred from the returned buffers. */
  public boolean inferFunctionResultLayout() {
    return values.functionBoundaryTypeConversion == LayoutMapOption.INFER_LAYOUT_MAP;
  }

  /** Returns the choice of buffer types without known facts. */
  public LayoutMapOption unknownTypeConversion() {
    return values.unknownTypeConversion;
  }

  /** Returns the alignment of new buffers in bytes; 0 for none. */
  public int bufferAlignment() {
    return values.bufferAlignment;
  }

  /** Returns the names of functions that are not analyzed: in them, each tensor is copied before each write. */
  public Set<String> noAnalysisFunctions() {
    return values.noAnalysisFunctions;
  }

  /**
   * Returns whether {@code op} is bufferized if it is bufferizable. Functions, calls and returns are not unless
   * function boundaries are.
   */
  public boolean isOpAllowed(Operation op) {
    return (values.bufferizeFunctionBoundaries || !op.name().dialectNamespace().equals("func"))
        && values.filter.test(op);
  }

  /** Returns the {@link BufferizableOpInterface} of {@code op}; null if absent or filtered out. */
  public @Nullable BufferizableOpInterface bufferizable(Operation op) {
    BufferizableOpInterface bufferizable = op.getInterface(BufferizableOpInterface.class);
    return bufferizable == null || !isOpAllowed(op) ? null : bufferizable;
  }

  /** Returns the function that {@code call} calls; null if unknown. */
  public @Nullable Operation functionOf(Operation call) {
    CallOpInterface callable = call.getInterface(CallOpInterface.class);
    SymbolRefAttr symbol = callable == null ? null : callable.getCalleeSymbol(call);
    return symbol == null ? null : symbols.lookupNearestSymbolFrom(call, symbol);
  }

  /** Changes options. */
  public static final class Builder {
    private boolean allowUnknownOps;
    private boolean allowReturnAllocsFromLoops;
    private boolean bufferizeFunctionBoundaries;
    private boolean checkParallelRegions = true;
    private boolean enforceAliasingInvariants = true;
    private boolean copyBeforeWrite;
    private boolean fewerCopies;
    private boolean mustInferMemorySpace;
    private LayoutMapOption functionBoundaryTypeConversion = LayoutMapOption.INFER_LAYOUT_MAP;
    private LayoutMapOption unknownTypeConversion = LayoutMapOption.FULLY_DYNAMIC_LAYOUT_MAP;
    private int bufferAlignment = 64;
    private Set<String> noAnalysisFunctions = Set.of();
    private Predicate<Operation> filter = op -> true;

    private Builder() {}

    private Builder(Builder other) {
      allowUnknownOps = other.allowUnknownOps;
      allowReturnAllocsFromLoops = other.allowReturnAllocsFromLoops;
      bufferizeFunctionBoundaries = other.bufferizeFunctionBoundaries;
      checkParallelRegions = other.checkParallelRegions;
      enforceAliasingInvariants = other.enforceAliasingInvariants;
      copyBeforeWrite = other.copyBeforeWrite;
      fewerCopies = other.fewerCopies;
      mustInferMemorySpace = other.mustInferMemorySpace;
      functionBoundaryTypeConversion = other.functionBoundaryTypeConversion;
      unknownTypeConversion = other.unknownTypeConversion;
      bufferAlignment = other.bufferAlignment;
      noAnalysisFunctions = other.noAnalysisFunctions;
      filter = other.filter;
    }

    /** Sets {@link BufferizationOptions#allowUnknownOps}. */
    public Builder allowUnknownOps(boolean value) {
      allowUnknownOps = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#allowReturnAllocsFromLoops}. */
    public Builder allowReturnAllocsFromLoops(boolean value) {
      allowReturnAllocsFromLoops = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#bufferizeFunctionBoundaries}. */
    public Builder bufferizeFunctionBoundaries(boolean value) {
      bufferizeFunctionBoundaries = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#checkParallelRegions}. */
    public Builder checkParallelRegions(boolean value) {
      checkParallelRegions = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#enforceAliasingInvariants}. */
    public Builder enforceAliasingInvariants(boolean value) {
      enforceAliasingInvariants = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#copyBeforeWrite}. */
    public Builder copyBeforeWrite(boolean value) {
      copyBeforeWrite = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#fewerCopies}. */
    public Builder fewerCopies(boolean value) {
      fewerCopies = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#mustInferMemorySpace}. */
    public Builder mustInferMemorySpace(boolean value) {
      mustInferMemorySpace = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#functionBoundaryTypeConversion}. */
    public Builder functionBoundaryTypeConversion(LayoutMapOption value) {
      functionBoundaryTypeConversion = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#unknownTypeConversion}. */
    public Builder unknownTypeConversion(LayoutMapOption value) {
      unknownTypeConversion = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#bufferAlignment}. */
    public Builder bufferAlignment(int value) {
      bufferAlignment = value;
      return this;
    }

    /** Sets {@link BufferizationOptions#noAnalysisFunctions}. */
    public Builder noAnalysisFunctions(Set<String> value) {
      noAnalysisFunctions = Set.copyOf(value);
      return this;
    }

    /** Sets which operations are bufferized if they are bufferizable. */
    public Builder filter(Predicate<Operation> value) {
      filter = value;
      return this;
    }

    public BufferizationOptions build() {
      return new BufferizationOptions(new Builder(this));
    }
  }
}
