// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.mortise.pipeline.Snapshot;
import org.ops4j.pax.exam.Configuration;
import org.ops4j.pax.exam.Option;
import org.ops4j.pax.exam.junit.PaxExam;
import org.ops4j.pax.exam.spi.reactors.ExamReactorStrategy;
import org.ops4j.pax.exam.spi.reactors.PerClass;
import org.osgi.framework.Bundle;

/** The framework provides the same services as the class path. */
@RunWith(PaxExam.class)
@ExamReactorStrategy(PerClass.class)
public class ContentsIT {
  private static final Path EXPECTED = Path.of("target", "contents-of-class-path.txt");

  @Configuration
  public Option[] configure() throws Exception {
    Files.write(EXPECTED, Contents.of(Snapshot.ofClassPath(ContentsIT.class.getClassLoader())));
    return new Option[] {Distribution.framework()};
  }

  @Test
  public void framework_started_allBundlesAreActive() {
    List<String> others = new ArrayList<>();
    for (Bundle bundle : Inside.context().getBundles()) {
      if (bundle.getState() != Bundle.ACTIVE) {
        others.add(bundle + " is in state " + bundle.getState());
      }
    }
    assertThat(others).isEmpty();
  }

  @Test
  public void snapshot_comparedWithClassPath_isEqual() throws Exception {
    Set<String> expected = new TreeSet<>(Files.readAllLines(EXPECTED));

    assertThat(Contents.of(Inside.snapshot())).isEqualTo(expected);
    assertThat(expected).contains("dialect arith", "dialect func", "dialect scf", "pass canonicalize", "pass cse")
        .anyMatch(line -> line.startsWith("interface org.mortise.ir.interfaces.BranchOpInterface of cf.br by "));
  }

  @Test
  public void snapshot_allOperations_areDefined() {
    Snapshot snapshot = Inside.snapshot();
    List<String> undefined = new ArrayList<>();
    snapshot.dialects().forEach(dialect -> dialect.operationNames().forEach(name -> {
      if (!snapshot.context().operationName(name).isRegistered()) {
        undefined.add(name);
      }
    }));
    assertThat(undefined).isEmpty();
  }

  @Test
  public void current_noChange_isSameSnapshot() {
    assertThat(Inside.snapshot()).isSameAs(Inside.snapshot());
  }
}
