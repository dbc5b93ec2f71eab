// SPDX-License-Identifier: Apache-2.0
/** Registry, snapshots, pass manager and pipelines. */
@NullMarked
@Version("0.1.0")
package org.mortise.pipeline;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
