// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import java.util.List;

/** A named pipeline. Stateless; registered as a service of this type ({@code @Component} and {@code @AutoService}). */
public interface PipelineProvider {
  /** Its argument, as in {@code --name} and in pipelines. */
  String name();

  /** One line. */
  String summary();

  /** Returns the options of the pipeline; none by default. */
  default List<PassOption<?>> options() {
    return List.of();
  }

  /** Returns the pipeline text that replaces the name: {@code "canonicalize,func.func(cse)"}. */
  String expand(PassOptions options);
}
