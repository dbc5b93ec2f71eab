// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi.sample.witness;

import java.util.Collection;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.DiagnosticHandler;
import org.mortise.ir.Operation;
import org.mortise.ir.Remark;
import org.mortise.ir.RemarkHandler;
import org.mortise.ir.pass.PassRun;
import org.mortise.pipeline.PassObserver;
import org.mortise.pipeline.Pipeline;
import org.osgi.service.component.annotations.Component;

/**
 * Records all calls in a collection of the system properties, which a test can set without a class of this bundle.
 * Throws an exception after a call whose record equals another system property.
 */
@Component(service = {RemarkHandler.class, DiagnosticHandler.class, PassObserver.class})
public final class Witness implements RemarkHandler, DiagnosticHandler, PassObserver {
  @Override
  public void handle(Remark remark, Diagnostic diagnostic) {
    record("remark " + remark.rule());
  }

  @Override
  public void handle(Diagnostic diagnostic) {
    record(diagnostic.severity().word() + ": " + diagnostic.message());
  }

  @Override
  public void beforePass(Pipeline.PassStep step, Operation op) {
    record("before " + step.spec().name());
  }

  @Override
  public void afterPass(Pipeline.PassStep step, Operation op, PassRun run) {
    record("after " + step.spec().name());
  }

  @Override
  public void onFault(Throwable fault) {
    record("fault " + fault.getMessage());
  }

  @SuppressWarnings("unchecked")
  private static void record(String call) {
    ((Collection<String>) System.getProperties().get("mortise.test.calls")).add(call);
    if (call.equals(System.getProperty("mortise.test.failing"))) {
      throw new IllegalStateException("witness fails on purpose");
    }
  }
}
