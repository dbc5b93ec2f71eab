// SPDX-License-Identifier: Apache-2.0
/** The promote-buffers-to-stack pass. */
@Version("0.1.0")
package org.mortise.pass.promotebuffers;

import org.osgi.annotation.versioning.Version;
