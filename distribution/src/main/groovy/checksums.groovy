// SPDX-License-Identifier: Apache-2.0
// Collects the files of a release in target/release and writes their SHA-256 checksums, as sha256sum -c reads them.
import java.nio.file.Files
import java.nio.file.StandardCopyOption
import java.security.MessageDigest

def target = new File(project.build.directory)
def release = new File(target, 'release')
release.deleteDir()
release.mkdirs()
def version = project.version
def names = ~/mortise[-_].*\.(tar\.gz|zip|deb|cdx\.(json|xml))/
def files = target.listFiles().findAll { it.isFile() && it.name ==~ names }.sort { it.name }
def lines = files.collect { file ->
  def copy = new File(release, file.name)
  Files.copy(file.toPath(), copy.toPath(), StandardCopyOption.COPY_ATTRIBUTES)
  def digest = MessageDigest.getInstance('SHA-256').digest(copy.bytes)
  digest.collect { String.format('%02x', it) }.join() + '  ' + file.name + '\n'
}
new File(release, 'SHA256SUMS').text = lines.join()
log.info("Release ${version}: ${files*.name.join(', ')}")
if (!session.userProperties.containsKey('gpg.keyname')) {
  log.info('The release is not signed: -Dgpg.keyname=KEY signs it')
}
