// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.logging;

import org.mortise.ir.Operation;
import org.mortise.ir.symbols.SymbolTable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.helpers.SubstituteLogger;

/**
 * A part of the framework that logs its actions by SLF4J. The name of its logger is {@link #PREFIX} and the name of the
 * component, such as {@code mortise.greedy}. Changes and decisions have the level debug; attempts and visits, the level
 * trace. A component queries the level once for each run of its algorithm, and not for each operation.
 *
 * <p>In a plain Java program the loggers are connected with SLF4J if a provider of SLF4J is on the class path, because
 * SLF4J prints a warning otherwise. If the system property {@value #LAZY} is true, as in {@code mortise-opt}, they are
 * silent until {@link #connect}, and SLF4J is not initialized earlier, which takes 20 ms or more, a large part of a
 * small run. In a framework they are connected when the registry of services starts.
 */
public enum LogComponent {
  /** Bundles and their services, snapshots. */
  BUNDLES("bundles", "bundles and services that come and go, snapshots"),
  /** Conversions of types and the lowering of operations. */
  CONVERSION("conversion", "operations that are converted or lowered to others"),
  DATAFLOW("dataflow", "the solver of data-flow analyses: stages, steps, visits, widening"),
  /** The deallocation passes. */
  DEALLOCATION("deallocation", "owned buffers, their clones and deallocations"),
  GREEDY("greedy", "the greedy rewriter: iterations, folded and dead operations, patterns"),
  INLINE("inline", "inlined and rejected calls"),
  PIPELINE("pipeline", "passes, the operations on which they run, and their outcome");

  /** The start of the names of all loggers of components. */
  public static final String PREFIX = "mortise.";
  /** The system property that delays the initialization of SLF4J. */
  public static final String LAZY = "mortise.log.lazy";

  private static final String PROVIDER = "META-INF/services/org.slf4j.spi.SLF4JServiceProvider";

  private final String component;
  private final String summary;
  private final SubstituteLogger logger;

  LogComponent(String component, String summary) {
    this.component = component;
    this.summary = summary;
    this.logger = new SubstituteLogger(loggerName(), null, true); // silent
    if (!Boolean.getBoolean(LAZY) && Logger.class.getClassLoader().getResource(PROVIDER) != null) {
      connect();
    }
  }

  /** Returns the name, as in {@code --debug-only=greedy}. */
  public String component() {
    return component;
  }

  /** Returns one line about the messages. */
  public String summary() {
    return summary;
  }

  public String loggerName() {
    return PREFIX + component;
  }

  /** Returns the logger, which is always the same object. */
  public Logger logger() {
    return logger;
  }

  /** Connects the logger with SLF4J's logger, unless it is connected already. */
  public void connect() {
    if (logger.isDelegateNull()) {
      logger.setDelegate(LoggerFactory.getLogger(loggerName()));
    }
  }

  /** Returns a short text about an operation for messages: its name, its symbol and its location. */
  public static String text(Operation op) {
    String symbol = SymbolTable.getSymbolName(op);
    return "'" + op.name() + "'" + (symbol == null ? "" : " @" + symbol) + " at " + op.location();
  }
}
