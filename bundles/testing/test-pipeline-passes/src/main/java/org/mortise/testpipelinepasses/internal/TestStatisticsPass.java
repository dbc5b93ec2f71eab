// SPDX-License-Identifier: Apache-2.0
package org.mortise.testpipelinepasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.pass.PassStatistic;
import org.mortise.ir.pass.PlainPass;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-stats-pass}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TestStatisticsPass extends PlainPass {
  private static final PassStatistic OPERATIONS = new PassStatistic("num-ops", "Number of operations counted");

  public TestStatisticsPass() {
    super(PassSpec.of("test-stats-pass", "Test pass statistics")
        .withLocalTitle("TestStatisticPass")
        .withStatistics(OPERATIONS));
  }

  @Override
  public void run(Operation op, PassRun run) {
    op.walk(each -> run.count(OPERATIONS, 1));
  }
}
