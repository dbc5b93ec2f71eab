// SPDX-License-Identifier: Apache-2.0
/** Runs {@code mortise-opt} many times in one process, as a persistent worker of Bazel. */
@NullMarked
@Version("0.1.0")
package org.mortise.worker;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
