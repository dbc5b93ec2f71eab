// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import java.util.List;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PipelineProvider;
import org.osgi.service.component.annotations.Component;

/** The pipeline {@code test-options-pass-pipeline}: one pass with the same options. */
@Component(service = PipelineProvider.class)
@AutoService(PipelineProvider.class)
public final class TestOptionsPipeline implements PipelineProvider {
  @Override
  public String name() {
    return "test-options-pass-pipeline";
  }

  @Override
  public String summary() {
    return "Parses options using pass pipeline registration";
  }

  @Override
  public List<PassOption<?>> options() {
    return List.of(TestOptionsPass.ENUM, TestOptionsPass.LIST, TestOptionsPass.STRING, TestOptionsPass.STRINGS);
  }

  @Override
  public String expand(PassOptions options) {
    return "func.func(test-options-pass{enum=" + text(TestOptionsPass.ENUM, options) + " list="
        + text(TestOptionsPass.LIST, options) + " string=" + text(TestOptionsPass.STRING, options) + " string-list="
        + text(TestOptionsPass.STRINGS, options) + "})";
  }

  private static <T> String text(PassOption<T> option, PassOptions options) {
    return option.printer().apply(options.get(option));
  }
}
