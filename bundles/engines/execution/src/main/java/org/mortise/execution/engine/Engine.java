// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.Program;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * An execution engine. All engines give the same results for valid programs. {@link #CHECKED} is always there; bundles
 * provide others as a service of this type ({@code @Component}), and without OSGi by {@link ServiceLoader} ({@code
 * @AutoService}).
 */
@ConsumerType
public interface Engine {
  /**
   * The engine that checks each access to a buffer, each use of an undefined value, and that each buffer is freed once.
   * Programs can fail only by an {@link org.mortise.ir.execution.runtime.ExecutionException}.
   */
  Engine CHECKED = new CheckedEngine();

  /** Returns the name of the engine. */
  String name();

  /** Returns a few words that distinguish the engine, for lists of engines. */
  String summary();

  /** Returns the usual limits of executions. */
  ExecutionLimits limits();

  /** Begins an execution, whose memory is empty. */
  Execution begin(Program program, ExecutionOptions options);

  /** Returns the engines on the class path, the checked one first. */
  static List<Engine> ofClassPath() {
    List<Engine> engines = new ArrayList<>(List.of(CHECKED));
    ServiceLoader.load(Engine.class, Engine.class.getClassLoader()).forEach(engines::add);
    return engines;
  }
}
