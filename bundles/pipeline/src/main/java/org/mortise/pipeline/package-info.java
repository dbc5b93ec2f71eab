// SPDX-License-Identifier: Apache-2.0
/** Registry, snapshots, pass manager and pipelines. */
@Version("0.1.0")
package org.mortise.pipeline;

import org.osgi.annotation.versioning.Version;
