// SPDX-License-Identifier: Apache-2.0
package org.mortise.mutants;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs the tests of the module in the working folder, and ends the process with status 1 at the first that fails. */
final class ModuleTests {
  private static final List<String> SHARED =
      List.of("org.mortise.testing.golden.GoldenTest", "org.mortise.testing.golden.BytecodeTest");

  private ModuleTests() {}

  public static void main(String[] arguments) {
    List<DiscoverySelector> selectors = new ArrayList<>();
    Path classes = Path.of("target", "test-classes").toAbsolutePath();
    if (Files.isDirectory(classes)) {
      selectors.addAll(DiscoverySelectors.selectClasspathRoots(Set.of(classes)));
    }
    if (Files.isDirectory(Path.of("src", "test", "mlir"))) {
      SHARED.forEach(name -> selectors.add(DiscoverySelectors.selectClass(name)));
    }
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
    int[] tests = {0};
    LauncherFactory.create().execute(request, new TestExecutionListener() {
      @Override
      public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        tests[0] += test.isTest() ? 1 : 0;
        if (result.getStatus() == TestExecutionResult.Status.FAILED) {
          System.out.println(test.getDisplayName() + ": " + result.getThrowable().map(String::valueOf).orElse(""));
          Runtime.getRuntime().halt(1);
        }
      }
    });
    System.out.println(tests[0] + " tests");
    Runtime.getRuntime().halt(tests[0] == 0 ? 2 : 0);
  }
}
