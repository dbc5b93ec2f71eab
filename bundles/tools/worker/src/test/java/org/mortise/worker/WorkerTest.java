// SPDX-License-Identifier: Apache-2.0
package org.mortise.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class WorkerTest {
  @TempDir Path folder;

  @Test
  void serve_requests_answersWithStatusAndOutput() throws Exception {
    try (TestWorker worker = new TestWorker("--shared")) {
      worker.send("{'arguments':['a','b c'],'requestId':5,'sandboxDir':'box/1'}");
      assertThat(worker.receive()).isEqualTo("{'exitCode':3,'output':'box/1:--shared,a,b c','requestId':5}");
      worker.send("{}");
      assertThat(worker.receive()).isEqualTo("{'exitCode':1,'output':':--shared','requestId':0}");
      assertThat(worker.end()).isZero();
      assertThat(worker.log()).isEmpty();
    }
  }

  @Test
  void serve_flagFile_isReadFromSandbox() throws Exception {
    Files.writeString(folder.resolve("flags"), "one\ntwo three\n");
    Files.writeString(folder.resolve("response"), "'one'  \"two three\"\nfour\\ five");
    try (TestWorker worker = new TestWorker()) {
      worker.send("{'arguments':['--flagfile=flags','@response','@none'],'sandboxDir':'" + folder + "'}");
      assertThat(worker.receive()).isEqualTo(
          "{'exitCode':6,'output':'" + folder + ":one,two three,one,two three,four five,@none','requestId':0}");
    }
  }

  @Test
  void serve_nameWithZero_isRefusedWithoutStackTrace() throws Exception {
    try (TestWorker worker = new TestWorker()) {
      worker.send("{'arguments':['--bundle=a\\u0000b'],'requestId':1}");
      assertThat(worker.receive()).contains("'exitCode':1", "invalid file name 'a", "nul character not allowed")
          .doesNotContain("Exception");
      worker.send("{'arguments':['a'],'requestId':2,'sandboxDir':'x\\u0000'}");
      assertThat(worker.receive()).contains("'exitCode':1", "invalid file name 'x").doesNotContain("Exception");
    }
  }

  @Test
  void serve_multiplexed_answersInOrderOfEnd() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_requests=2")) {
      worker.send("{'arguments':['hold'],'requestId':1}");
      worker.send("{'arguments':['x'],'requestId':2}");
      assertThat(worker.receive()).contains("'requestId':2");
      worker.release();
      assertThat(worker.receive()).contains("'requestId':1");
    }
  }

  @Test
  void serve_moreRequestsThanAllowed_othersWait() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_requests=1")) {
      worker.send("{'arguments':['hold'],'requestId':1}");
      worker.send("{'arguments':['hold'],'requestId':2}");
      worker.send("{'requestId':2,'cancel':true}");
      assertThat(worker.receive()).as("it has never been started")
          .isEqualTo("{'exitCode':0,'output':'','requestId':2,'wasCancelled':true}");
      worker.release();
      assertThat(worker.receive()).contains("'requestId':1");
      assertThat(worker.end()).isZero();
      assertThat(worker.held).hasValue(1);
    }
  }

  @Test
  void cancel_runningRequest_isAnsweredAndOthersGoOn() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_requests=2")) {
      worker.send("{'arguments':['wait'],'requestId':1}");
      worker.send("{'requestId':1,'cancel':true}");
      assertThat(worker.receive()).isEqualTo("{'exitCode':0,'output':'','requestId':1,'wasCancelled':true}");
      worker.send("{'requestId':1,'cancel':true}"); // has been answered
      worker.send("{'requestId':3}");
      assertThat(worker.receive()).contains("'requestId':3");
      assertThat(worker.end()).isZero();
    }
  }

  @Test
  void cancel_requestDoesNotReact_answersAndRestarts() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_requests=2")) {
      worker.send("{'arguments':['hang'],'requestId':1}");
      worker.send("{'arguments':['hold'],'requestId':2}");
      worker.send("{'requestId':1,'cancel':true}");
      assertThat(worker.receive()).contains("'requestId':1,'wasCancelled':true");
      worker.send("{'requestId':3}");
      assertThat(worker.receive()).as("as long as another request runs").contains("'requestId':3");
      worker.release();
      assertThat(worker.receive()).contains("'requestId':2");
      assertThat(worker.status()).isEqualTo(Worker.TO_BE_RESTARTED);
      assertThat(worker.log()).contains("request 1 does not end; the worker will be restarted");
    }
  }

  @Test
  void timeout_requestDoesNotEnd_fails() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_timeout=1")) {
      worker.send("{'arguments':['wait'],'requestId':1}");
      assertThat(worker.receive()).isEqualTo(
          "{'exitCode':1,'output':'mortise-opt: cancelled after 1 s (--worker_timeout)\\n','requestId':1}");
      worker.send("{'requestId':2}");
      assertThat(worker.receive()).contains("'requestId':2");
      assertThat(worker.end()).isZero();
    }
  }

  @Test
  void serve_outOfMemory_failsRequestAndRestarts() throws Exception {
    for (String command : List.of("exhaust", "exhaust-in-pass")) {
      try (TestWorker worker = new TestWorker()) {
        worker.send("{'arguments':['" + command + "'],'requestId':1}");
        assertThat(worker.receive()).contains("'exitCode':1", "'requestId':1");
        assertThat(worker.status()).isEqualTo(Worker.TO_BE_RESTARTED);
      }
    }
  }

  @Test
  void serve_outOfMemory_servesNextRequestsUntilPauseOrThirdTime() throws Exception {
    try (TestWorker worker = new TestWorker()) {
      for (int i = 1; i <= 3; i++) {
        worker.send("{'arguments':['exhaust'],'requestId':" + i + "}");
        assertThat(worker.receive()).contains("'requestId':" + i);
      }
      assertThat(worker.status()).isEqualTo(Worker.TO_BE_RESTARTED);
    }
  }

  @Test
  void serve_internalFault_failsRequestOnly() throws Exception {
    try (TestWorker worker = new TestWorker()) {
      worker.send("{'arguments':['fault'],'requestId':1}");
      assertThat(worker.receive()).startsWith("{'exitCode':70,'output':'java.lang.IllegalStateException: on purpose");
      worker.send("{'requestId':2}");
      assertThat(worker.receive()).contains("'requestId':2");
      assertThat(worker.end()).isZero();
    }
  }

  @Test
  void serve_bundles_areIdentifiedByDigest() throws Exception {
    List<String> sets = List.of("1", "2", "1", "2", "3", "2", "1");
    try (TestWorker worker = new TestWorker("--worker_bundle_sets=2", "--worker_requests=1")) {
      for (int i = 0; i < sets.size(); i++) {
        Path box = Files.createDirectory(folder.resolve("box" + i));
        Files.writeString(box.resolve("any.jar"), "");
        worker.send("{'arguments':['--bundle=any.jar'],'inputs':[{'path':'any.jar','digest':'" + sets.get(i) + "'}],"
            + "'sandboxDir':'" + box + "'}");
        assertThat(worker.receive()).contains("'output':'" + box + ":'");
      }
      assertThat(worker.opened.stream().map(set -> folder.relativize(set.get(0)).toString()))
          .containsExactly("box0/any.jar", "box1/any.jar", "box4/any.jar", "box6/any.jar");
      assertThat(worker.closed.stream().map(set -> folder.relativize(set.get(0)).toString()))
          .containsExactly("box0/any.jar", "box4/any.jar");
    }
  }

  @Test
  void serve_bundleWithoutDigest_isIdentifiedByContents() throws Exception {
    Path bundle = folder.resolve("a.jar");
    try (TestWorker worker = new TestWorker("--worker_requests=1")) {
      for (String contents : List.of("one", "one", "two")) {
        Files.writeString(bundle, contents);
        worker.send("{'arguments':['--bundle=" + bundle + "']}");
        worker.receive();
      }
      assertThat(worker.opened).hasSize(2);
    }
  }

  @Test
  void serve_toolchainInUse_isClosedAfterItsLastRequest() throws Exception {
    try (TestWorker worker = new TestWorker("--worker_bundle_sets=1", "--worker_requests=2")) {
      Path used = Files.writeString(folder.resolve("used.jar"), "");
      worker.send("{'arguments':['--bundle=" + used + "','hold'],'requestId':1}");
      while (worker.held.get() == 0) {
        Thread.onSpinWait();
      }
      worker.send("{'requestId':2}");
      assertThat(worker.receive()).contains("'requestId':2");
      assertThat(worker.closed).isEmpty();
      worker.release();
      assertThat(worker.receive()).contains("'requestId':1");
      assertThat(worker.closed).containsExactly(List.of(used));
    }
  }

  @Test
  void serve_brokenOrMissingBundle_failsRequestOnly() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken.jar"), "");
    try (TestWorker worker = new TestWorker()) {
      worker.send("{'arguments':['--bundle=" + broken + "'],'requestId':1}");
      assertThat(worker.receive()).isEqualTo(
          "{'exitCode':1,'output':'mortise-opt: broken bundle\\n','requestId':1}");
      worker.send("{'arguments':['--bundle=none.jar'],'requestId':2}");
      assertThat(worker.receive()).isEqualTo(
          "{'exitCode':1,'output':'mortise-opt: there is no bundle 'none.jar'\\n','requestId':2}");
    }
  }

  @Test
  void serve_malformedInput_endsAfterRunningRequests() throws Exception {
    try (TestWorker worker = new TestWorker()) {
      worker.send("{'arguments':['hold'],'requestId':1}");
      worker.send("nonsense");
      worker.release();
      assertThat(worker.receive()).contains("'requestId':1");
      assertThat(worker.status()).isEqualTo(1);
      assertThat(worker.log()).contains("the requests cannot be read");
    }
  }

  @Test
  void serve_wrongFlag_isReported() throws Exception {
    for (String flag : Set.of(
        "--worker_protocol=xml", "--worker_timeout=x", "--worker_requests=0", "--worker_pause=-1")) {
      try (TestWorker worker = new TestWorker(flag)) {
        assertThat(worker.status()).isEqualTo(1);
        assertThat(worker.log()).contains("for the " + flag.substring(0, flag.indexOf('=')) + " option: ");
      }
    }
  }

  @Test
  void boundedOutput_tooMuchText_keepsFirstPart() {
    BoundedOutput output = new BoundedOutput(4);
    output.write("abcdef".getBytes(StandardCharsets.UTF_8), 1, 5);
    output.write('x');
    assertThat(output).hasToString("bcde\n(2 more bytes)\n");
  }
}
